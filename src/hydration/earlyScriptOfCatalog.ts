import { FILE_OF_FIRST_PAGE } from './fileOfFirstPage'
import { showAddress } from './showQuery'

/* `earlyScript.ts` for a jobs list that has the cards of the first page. It waits for the positions. */
showAddress(FILE_OF_FIRST_PAGE)
