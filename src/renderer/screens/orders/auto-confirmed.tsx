/** Orders that confirmed themselves, since nobody had confirmed them in time. */
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { ORDER_HISTORY } from '../../../shared/domain/people/addresses.ts'
import { useListPath } from '../../lists/list-path.ts'
import { ListScreen } from '../../lists/list-screen.tsx'

export default function AutoConfirmed() {
  const history = useListPath(ORDER_HISTORY)
  return (
    <ListScreen
      list="autoConfirmed"
      headerActions={
        <Button component={Link} to={history} variant="subtle" leftSection={<IconArrowLeft size={15} aria-hidden />}>
          Back to orders
        </Button>
      }
    />
  )
}
