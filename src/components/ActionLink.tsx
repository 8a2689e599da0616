import { styled } from '@mui/material/styles'
import { Link } from './Link'
import { actionStyles, actionOptions, type ActionStyleProps } from './actionStyles'

/** A link that looks like a button: it goes to another page. */
export const ActionLink = styled(Link, actionOptions)<ActionStyleProps>(actionStyles)
