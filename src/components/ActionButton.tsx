import { styled } from '@mui/material/styles'
import { actionStyles, actionOptions, type ActionStyleProps } from './actionStyles'

/** Say its `type`: without one, a button in a form submits it. */
export const ActionButton = styled('button', actionOptions)<ActionStyleProps>(actionStyles)
