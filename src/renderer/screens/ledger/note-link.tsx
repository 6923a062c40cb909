/** From an entry to its note on paper. */
import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

export const NoteLink = ({ to }: { readonly to: string }) => (
  <Button component={Link} to={to} variant="default" leftSection={<IconFileText size={15} aria-hidden />}>
    Note
  </Button>
)
