import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

export interface NoteLinkProps {
  readonly to: string
  readonly name: string
}

export const NoteLink = ({ to, name }: NoteLinkProps) => (
  <Button component={Link} to={to} variant="default" leftSection={<IconFileText size={15} aria-hidden />}>
    View {name.charAt(0).toLowerCase() + name.slice(1)}
  </Button>
)
