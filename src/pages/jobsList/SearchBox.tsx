import { styled } from '@mui/material/styles'
import type { KeyboardEvent, RefObject } from 'react'
import { SearchIcon } from '../../components/icons'
import { fieldName } from '../../hydration/earlyInput'
import { searchChanged } from '../../store/jobsQuerySlice'
import { useAppDispatch, useAppSelector } from '../../store/storeHooks'
import { selectQuery } from '../../store/visibleJobsSelectors'

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    top: 'calc(50% - 0.75rem)',
    left: theme.spacing(2),
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '& input': {
    width: '100%',
    height: 56,
    padding: theme.spacing(0, 2, 0, 7),
    border: `1px solid ${theme.vars.palette.grey[500]}`,
    borderRadius: theme.shape.borderRadius,
    appearance: 'none',
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    // Below 16 px Safari zooms into a field that takes the focus.
    fontSize: 'max(16px, 1.125rem)',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  },
}))

interface SearchBoxProps {
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/**
 * Not a `<form>`: the browser could submit one before the script has come. The field is a plain one: MUI's would add
 * 5 kB to the first load of the page that people open on a train.
 */
export function SearchBox({ inputRef }: SearchBoxProps) {
  return (
    <Frame role="search" data-needs-script="">
      <SearchIcon />
      <SearchField inputRef={inputRef} />
    </Frame>
  )
}

/** Every letter has searched already: Enter just puts the on-screen keyboard away. */
function handleKeyDown({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
}

/** Bound to the state, never to the router, so that the caret and an input method stay undisturbed. */
function SearchField({ inputRef }: SearchBoxProps) {
  const search = useAppSelector((state) => selectQuery(state).search)
  const dispatch = useAppDispatch()
  return (
    <input
      ref={inputRef}
      type="search"
      {...fieldName('search')}
      dir="auto"
      aria-label="Search jobs"
      placeholder="Search jobs..."
      value={search}
      onChange={({ target }) => dispatch(searchChanged(target.value))}
      onKeyDown={handleKeyDown}
      // The address is the truth; Firefox would put its own memory of the field back at a reload.
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
    />
  )
}
