/** Leads back to the page above. */
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

export interface BackLinkProps {
  readonly to: string
  readonly children: string
  readonly variant?: 'default' | 'subtle'
}

export const BackLink = ({ to, children, variant = 'subtle' }: BackLinkProps) => (
  <Button component={Link} to={to} variant={variant} leftSection={<IconArrowLeft size={15} aria-hidden />}>
    {children}
  </Button>
)
