import { readCatalog } from '../../src/site/catalog'

/** The positions of the fixture. */
export const catalog = readCatalog('test/fixture/content')
