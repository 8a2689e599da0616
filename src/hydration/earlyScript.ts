import { FILE_OF_ALL_CARDS } from './fileOfAllCards'
import { showAddress } from './showQuery'

/*
 * The inline script at the end of a jobs list that has every card. It runs before the first paint and shows what the address
 * asks for. Where it fails, the parts that depend on the query stay hidden until the app is hydrated (pending.ts).
 */
showAddress(FILE_OF_ALL_CARDS)
