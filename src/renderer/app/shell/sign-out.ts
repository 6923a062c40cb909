/** Ends the session; main says so by an event, and the guards lead to sign-in. */
import { toast } from '../../parts/toasts.tsx'
import { appErrorOf, ask } from '../bridge.ts'
import { setSession } from '../desk-state.ts'

export function signOut(): void {
  ask('session.signOut', undefined).then(
    () => setSession({ phase: 'signedOut' }),
    (thrown: unknown) => toast.failed(appErrorOf(thrown).message),
  )
}
