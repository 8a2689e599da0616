import { cardsFromCatalog } from './cardsFromCatalog'
import { showAddress } from './showQuery'

/* `showCardsInFile.ts` for a jobs list that has the cards of the first page. It waits for the positions. */
showAddress(cardsFromCatalog)
