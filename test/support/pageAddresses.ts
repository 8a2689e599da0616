import { generatePath } from 'react-router-dom'
import { PAGE_NAMES, PAGES, type PageName } from '../../src/navigation/pages'
import { catalog } from './catalog'

const [first] = catalog

/** Every page with one of its addresses. The page of a job has the address of the first job. */
export const ADDRESSES_BY_PAGE: readonly (readonly [PageName, string])[] = PAGE_NAMES.filter(
  (name) => name !== 'notFound',
).map((name) => [name, generatePath(PAGES[name].path, { id: first?.id ?? '' })])

export const PAGE_ADDRESSES = ADDRESSES_BY_PAGE.map(([, address]) => address)
