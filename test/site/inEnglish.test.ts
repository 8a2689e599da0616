/** @jest-environment node */

it('reads words of the language that have signs', async () => {
  await jest.isolateModulesAsync(async () => {
    const { positionWords } = await import('#content/positionWords')
    Object.assign(positionWords, { Contract: 'CDD (projet)', 'Part-time': 'Teilzeit (20 h', or: 'od.' })
    const { inEnglish } = await import('../../src/site/inEnglish')
    expect(inEnglish('cdd (projet) OD. Teilzeit (20 h')).toBe('Contract or Part-time')
    expect(inEnglish('Methoden')).toBe('Methoden')
  })
})
