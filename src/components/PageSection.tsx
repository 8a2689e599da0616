import Box, { type BoxProps } from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

interface PageSectionProps extends Pick<BoxProps, 'children' | 'sx'> {
  readonly title?: string
  /** In a wide window, the title is beside the content, which is one element. */
  readonly hasSideTitle?: boolean
}

const SIDE_BY_SIDE = {
  display: { lg: 'grid' },
  // 3 and 9 of 12 columns.
  gridTemplateColumns: 'calc(25% - 24px) minmax(0, 1fr)',
  columnGap: 4,
}

/** The background is as wide as the window, the content as wide as the page. */
export function PageSection({ children, title, hasSideTitle = false, sx }: PageSectionProps) {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={title && titleId} sx={sx}>
      <Container sx={{ py: { xs: 6, md: 8 }, ...(hasSideTitle && SIDE_BY_SIDE) }}>
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
