import { lruMemoize } from '@reduxjs/toolkit'
import { matchRoutes } from 'react-router-dom'
import { BASE_PATH } from '../url/basePath'
import { PAGE_NAMES, PAGES, type PageName } from './pages'

const ROUTES = PAGE_NAMES.map((name) => ({ path: PAGES[name].path, name }))

/** Returns the page that `Routes` renders for a path with the base path. */
export const pageAt = lruMemoize(
  (pathname: string): PageName => matchRoutes(ROUTES, { pathname }, BASE_PATH)?.[0]?.route.name ?? 'notFound',
)
