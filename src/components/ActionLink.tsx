import { styled } from '@mui/material/styles'
import { Link } from './Link'
import { actionLook, actionOptions, type ActionLookProps } from './actionLook'

/** A link that looks like a button: it goes to another page. */
export const ActionLink = styled(Link, actionOptions)<ActionLookProps>(actionLook)
