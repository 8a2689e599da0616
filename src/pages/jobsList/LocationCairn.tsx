import { styled } from '@mui/material/styles'
import { CairnMark } from '../../components/CairnMark'
import { LOCATIONS } from '../../domain/locations'

/** The stones of the ticked locations have the strong color. By CSS alone, so that it is right at the first paint. */
const Stones = styled('div')(({ theme }) => ({
  gridRow: 1,
  gridColumn: '1 / -1',
  display: 'flex',
  justifySelf: 'end',
  color: theme.vars.palette.grey[300],
  ...Object.fromEntries(
    LOCATIONS.map((location) => [
      `main:has([value=${location}]:checked) & .${location}`,
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
