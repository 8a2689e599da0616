import { styled } from '@mui/material/styles'
import { CairnMark } from '../../components/CairnMark'
import { LOCATIONS } from '../../domain/locations'

/** By CSS alone, so that it is right at the first paint. Each key would compute a `:has()` around the search box again. */
const Stones = styled('div')(({ theme }) => ({
  gridRow: 1,
  gridColumn: '1 / -1',
  display: 'flex',
  justifySelf: 'end',
  color: theme.vars.palette.grey[300],
  ...Object.fromEntries(
    LOCATIONS.map((location) => [
      `fieldset:has([value=${location}]:checked) ~ & .${location}`,
      { fill: theme.vars.palette.primary.main },
    ]),
  ),
}))

/** A small map: each stone of the mark is a location, from the top to the bottom. */
export function LocationCairn() {
  return (
    <Stones>
      <CairnMark size={40} names={LOCATIONS} />
    </Stones>
  )
}
