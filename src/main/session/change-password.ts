/** Changes the user's own password. It is passed to the portal and kept nowhere. */
import { refuseChange } from '../../shared/domain/people/password.ts'
import { fail, isLost, ok, sessionEnded, withSentence } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { SessionPortal } from '../portal/session-portal.ts'

export interface ChangePasswordDeps extends Pick<SessionPortal, 'client' | 'store'> {
  readonly weakWords: readonly string[]
}

export const changePasswordHandlers = ({
  client,
  store: storeNow,
  weakWords,
}: ChangePasswordDeps): Pick<Handlers, 'session.changePassword'> => ({
  'session.changePassword': async (body) => {
    const store = storeNow()
    if (store === undefined) return sessionEnded()
    const [why] = Object.values(refuseChange(body, weakWords))
    if (why !== undefined) return fail({ kind: 'rule', message: why })
    const answer = await client.call('session.changePassword', { params: { id: store.id }, body })
    if (answer.ok) return ok(undefined)
    const { error } = answer
    if (isLost(error)) return fail(withSentence(error, 'writeLost'))
    // One sentence for every refusal of a password (document 3, section 5).
    return fail(error.kind === 'refused' ? withSentence(error, 'passwordInvalid') : error)
  },
})
