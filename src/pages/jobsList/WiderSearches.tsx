import { styled } from '@mui/material/styles'
import { TextLink } from '../../components/TextLink'
import { positionCount } from '../../domain/positionCount'
import { useAppSelector } from '../../store/storeHooks'
import { selectWiderSearches } from '../../store/widerSearchesSelector'
import { jobsPath } from '../../url/paths'

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
}))

/** Ways on from a search without matches: the same with less asked for, each with what it finds. */
export function WiderSearches() {
  const searches = useAppSelector(selectWiderSearches)
  if (searches.length === 0) return null
  return (
    <List aria-label="Wider searches">
      {searches.map(({ query, label, matchCount }) => (
        <li key={label}>
          <TextLink to={jobsPath(query)}>
            {label}: {positionCount(matchCount)}
          </TextLink>
        </li>
      ))}
    </List>
  )
}
