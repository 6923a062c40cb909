/** The portal staff's console: all users of the portal, or one of them in full. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SCREENS } from '../../../../shared/domain/screens.ts'
import { ListScreen } from '../../../lists/list-screen.tsx'
import { focusHeading } from '../../../navigation/focus-heading.ts'
import { CheckPortalButton } from './check-portal.tsx'
import { UserDetails } from './user-details.tsx'

export default function Admin() {
  const [params] = useSearchParams()
  const user = params.get('user') ?? ''
  // The screen stays mounted when its parameter changes, but the focused element is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is somebody else, or everybody
  useEffect(focusHeading, [user])
  return /^\d{1,15}$/.test(user) ? (
    <UserDetails key={user} id={Number(user)} />
  ) : (
    <ListScreen list="users" title={SCREENS.admin.title} note="Users" headerActions={<CheckPortalButton />} />
  )
}
