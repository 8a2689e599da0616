/** `#content/…` is the company's content, and with `--mode fixture` the content of the tests (package.json). */
const isFixture = (mode: string) => mode === 'fixture'

export const contentConditions = (mode: string) => (isFixture(mode) ? ['fixture'] : [])

/** The folder of the content, relative to the project. */
export const contentFolder = (mode: string) => (isFixture(mode) ? 'test/fixture/content' : 'src/content')
