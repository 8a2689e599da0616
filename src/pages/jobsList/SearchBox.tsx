import { styled } from '@mui/material/styles'
import { jobsListText } from '#content/jobsListText'
import { closeKeyboard } from '../../components/closeKeyboard'
import { handleComposition } from '../../components/composition'
import { SearchIcon } from '../../components/icons'
import { QUERY_PARAMETERS } from '../../domain/queryParameters'
import { fieldName } from '../../hydration/fields'
import { searchChanged, selectQuery } from '../../store/jobsQuerySlice'
import { useAppSelector, useAppStore } from '../../store/storeHooks'
import { FIELD_FONT_SIZE } from '../../theme/typography'

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    top: 'calc(50% - 0.75rem)',
    insetInlineStart: 'min(1rem, 4vw)',
    color: theme.vars.palette.text.secondary,
  },
  '& input': {
    // A letter lays out the field, not the page.
    contain: 'strict',
    display: 'block',
    width: '100%',
    height: 56,
    // With large text on a phone, the placeholder has room.
    padding: '0 min(1rem, 4vw) 0 min(3.5rem, 22vw)',
    border: `1px solid ${theme.vars.palette.grey[500]}`,
    borderRadius: theme.vars.shape.borderRadius,
    appearance: 'none',
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    fontSize: FIELD_FONT_SIZE,
    // The direction of the field is that of its text.
    '[dir=rtl] &': { padding: '0 min(3.5rem, 22vw) 0 min(1rem, 4vw)' },
    '&:placeholder-shown': { direction: 'inherit' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    // The browser's own is blue.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
    '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  },
}))

/** Not a form, which could be submitted. Bound to the state, because the router would move the caret. */
export function SearchBox() {
  const search = useAppSelector((state) => selectQuery(state).search)
  const store = useAppStore()
  return (
    <Frame role="search" data-needs-script="">
      <input
        type="search"
        {...fieldName(QUERY_PARAMETERS.search.name)}
        dir="auto"
        aria-label={jobsListText.search}
        placeholder={jobsListText.placeholder}
        value={search}
        // React fires no `onChange` if it hydrates the field at this event, which dictation sends without a key.
        onInput={({ currentTarget }) => store.dispatch(searchChanged(currentTarget.value))}
        onKeyDown={({ nativeEvent }) => closeKeyboard(nativeEvent)}
        onCompositionUpdate={handleComposition}
        onCompositionEnd={handleComposition}
        // Firefox restores fields at a reload. The address is the truth.
        autoComplete="off"
        enterKeyHint="search"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <SearchIcon />
    </Frame>
  )
}
