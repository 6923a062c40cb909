/** A link to My ARS from an empty list. */
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { useHasScreen } from '../../navigation/has-screen.ts'

export function OpenMyArs() {
  const { path } = SCREENS.myArs
  return useHasScreen()(path) ? (
    <Button component={Link} to={path} variant="default">
      Open My ARS
    </Button>
  ) : null
}
