import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'

interface PageSectionProps {
  readonly children: ReactNode
  /** The id of the heading that names the section. */
  readonly labelledBy?: string
  readonly background?: 'tint' | 'deep'
  /** Without space above, after a section with the same background. */
  readonly continues?: boolean
}

/** Its background is as wide as the window, its content as wide as the page. */
export function PageSection({ children, labelledBy, background, continues = false }: PageSectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby={labelledBy}
      sx={[
        { pt: continues ? 0 : { xs: 6, md: 8 }, pb: { xs: 6, md: 8 } },
        background === 'tint' && { bgcolor: 'background.tint' },
        background === 'deep' && {
          bgcolor: 'background.deep',
          color: 'common.white',
          '& :focus-visible': { outlineColor: 'common.white' },
        },
      ]}
    >
      <Container>{children}</Container>
    </Box>
  )
}
