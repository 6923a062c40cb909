/** Ends the session and goes to sign-in. The next user starts at home, not at the former user's screen. */
import { LOGIN } from '../../shared/domain/people/access.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'
import { setSession } from './app-state.ts'

/** Navigates to an address of this app. */
export type Go = (to: string, options?: { readonly replace?: boolean }) => void

export function signOut(go: Go): void {
  ask('session.signOut', undefined).then(
    () => {
      setSession({ phase: 'signedOut' })
      go(LOGIN, { replace: true })
    },
    (thrown: unknown) => toast.failed(appErrorOf(thrown).message),
  )
}
