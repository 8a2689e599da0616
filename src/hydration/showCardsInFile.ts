import { cardsInFile } from './cardsInFile'
import { showAddress } from './showQuery'

/*
 * The inline script at the end of a list with every card. It shows what the address asks for, before the
 * first paint. Where it fails, the page stays hidden until the app renders it or fails, too (pending.ts).
 */
showAddress(cardsInFile)
