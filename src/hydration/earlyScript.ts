import { FILE_OF_ALL_CARDS } from './fileOfAllCards'
import { showAddress } from './showQuery'

/*
 * The inline script at the end of a list with every card. It shows what the address asks for, before the
 * first paint. Where it fails, the parts that depend on the query stay hidden until hydration (pending.ts).
 */
showAddress(FILE_OF_ALL_CARDS)
