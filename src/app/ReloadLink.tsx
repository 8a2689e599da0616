import { styled } from '@mui/material/styles'
import { actionLook, actionOptions, type ActionLookProps } from '../components/actionLook'
import { errorText } from '#content/errorText'

const Anchor = styled('a', actionOptions)<ActionLookProps>(actionLook)

/** Empty is this very address, query included, which the router does not know. */
export function ReloadLink({ look }: Pick<ActionLookProps, 'look'>) {
  return (
    <Anchor look={look} href="">
      {errorText.reload}
    </Anchor>
  )
}
