import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { actionOptions, actionStyles, type ActionStyleProps } from './actionStyles'

/** This very address, query included, which the router does not know. */
const SAME_ADDRESS = ''

const Anchor = styled('a', actionOptions)<ActionStyleProps>(actionStyles)

interface ReloadLinkProps {
  /** None for a link in a text. */
  readonly look?: ActionStyleProps['look']
  readonly children: ReactNode
}

/** Loads the page anew. */
export function ReloadLink({ look, children }: ReloadLinkProps) {
  if (look === undefined) return <a href={SAME_ADDRESS}>{children}</a>
  return (
    <Anchor look={look} href={SAME_ADDRESS}>
      {children}
    </Anchor>
  )
}
