import { styled } from '@mui/material/styles'
import { actionLook, actionOptions, type ActionLookProps } from './actionLook'

/** Say its `type`: without one, a button in a form submits it. */
export const ActionButton = styled('button', actionOptions)<ActionLookProps>(actionLook)
