import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ButtonRow } from '../components/ButtonRow'
import { PageSection } from '../components/PageSection'
import { PageTitle } from '../components/PageTitle'

interface FaultPageProps {
  readonly title: string
  readonly text: string
  /** The ways out. */
  readonly children: ReactNode
}

export function FaultPage({ title, text, children }: FaultPageProps) {
  return (
    <PageSection>
      <PageTitle>{title}</PageTitle>
      <Typography sx={{ mt: 2, mb: 3 }}>{text}</Typography>
      <ButtonRow>{children}</ButtonRow>
    </PageSection>
  )
}
