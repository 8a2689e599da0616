import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface PageSectionProps {
  readonly children: ReactNode
  readonly title?: string
  /** In a wide window, the title is beside the content, which is one element. */
  readonly hasSideTitle?: boolean
  readonly background?: 'tint' | 'deep'
  /** Without space above, after a section with the same background. */
  readonly continues?: boolean
}

const SIDE_BY_SIDE = {
  display: { lg: 'grid' },
  // 3 and 9 of 12 columns.
  gridTemplateColumns: 'calc(25% - 24px) minmax(0, 1fr)',
  columnGap: 4,
}

/** The background is as wide as the window, the content as wide as the page. */
export function PageSection(props: PageSectionProps) {
  const { children, title, hasSideTitle = false, background, continues = false } = props
  const titleId = useId()
  return (
    <Box
      component="section"
      aria-labelledby={title && titleId}
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
      <Container sx={hasSideTitle ? SIDE_BY_SIDE : undefined}>
        {title && (
          <Typography id={titleId} variant="h2" sx={{ mb: hasSideTitle ? 3 : 4 }}>
            {title}
          </Typography>
        )}
        {children}
      </Container>
    </Box>
  )
}
