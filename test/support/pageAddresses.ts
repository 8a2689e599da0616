import { generatePath } from 'react-router-dom'
import { catalog } from '#content/catalog'
import { PAGE_NAMES, pageNamed, type PageName } from '../../src/navigation/pages'

const [first] = catalog

/** The pages that have an address, with one of it: of the positions' pages the first position's. */
export const ADDRESSES_BY_PAGE: readonly (readonly [PageName, string])[] = PAGE_NAMES.filter(
  (name) => name !== 'notFound',
).map((name) => [name, generatePath(pageNamed(name).path, { id: first?.id ?? '' })])

export const PAGE_ADDRESSES = ADDRESSES_BY_PAGE.map(([, address]) => address)
