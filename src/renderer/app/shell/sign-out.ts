/** Ends the session and goes to sign-in: whoever signs in next begins at the beginning, not where somebody else was. */
import type { NavigateFunction } from 'react-router-dom'
import { LOGIN } from '../../../shared/domain/access.ts'
import { toast } from '../../parts/toasts.tsx'
import { setSession } from '../app-state.ts'
import { appErrorOf, ask } from '../bridge.ts'

export function signOut(navigate: NavigateFunction): void {
  ask('session.signOut', undefined).then(
    () => {
      setSession({ phase: 'signedOut' })
      navigate(LOGIN, { replace: true })
    },
    (thrown: unknown) => toast.failed(appErrorOf(thrown).message),
  )
}
