/** Leads back to the sign-in. */
import { Anchor } from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { SCREENS } from '../../../shared/domain/screens.ts'

export function ToSignIn() {
  const { search } = useLocation()
  return (
    <Anchor component={Link} size="sm" to={{ pathname: SCREENS.login.path, search }}>
      Back to sign-in
    </Anchor>
  )
}
