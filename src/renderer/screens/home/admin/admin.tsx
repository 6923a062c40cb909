/** The portal staff's console: everybody whom the portal knows, or one of them in full. */
import { useSearchParams } from 'react-router-dom'
import { ListScreen } from '../../../lists/list-screen.tsx'
import { UserDetails } from './user-details.tsx'

export default function Admin() {
  const [params] = useSearchParams()
  const user = params.get('user') ?? ''
  return /^\d{1,15}$/.test(user) ? <UserDetails key={user} id={Number(user)} /> : <ListScreen list="users" />
}
