/** The bridge's draft entries. Typed text survives the page, an expired session and a change of accounts; a sign-out deletes it. */
import { isSignedOutForGood } from '../../shared/bridge/session.ts'
import { ok, sessionEnded } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { Session } from './session.ts'

export type DraftHandlers = Pick<Handlers, 'drafts.read' | 'drafts.keep'>

/** Per user; more than there are forms. The oldest is dropped. */
const MOST_DRAFTS = 100

export function draftHandlers(session: Session): DraftHandlers {
  const draftsByOwner = new Map<string, Map<string, string>>()
  const ofPerson = (id: number) => [...draftsByOwner].filter(([owner]) => owner.startsWith(`${id}/`))
  let person: number | undefined
  session.onChange((state) => {
    if (state.phase === 'signedIn') person = state.store.id
    else if (isSignedOutForGood(state) && person !== undefined) {
      for (const [owner] of ofPerson(person)) draftsByOwner.delete(owner)
    }
  })
  return {
    'drafts.read': async () => {
      const store = session.store()
      if (store === undefined) return sessionEnded()
      return ok(Object.fromEntries(ofPerson(store.id).map(([owner, drafts]) => [owner, Object.fromEntries(drafts)])))
    },
    'drafts.keep': async ({ owner, name, json }) => {
      // The outcome of a sent form may arrive when the session has just expired.
      if (!owner.startsWith(`${session.store()?.id ?? person}/`)) return ok(undefined)
      const drafts = draftsByOwner.get(owner) ?? new Map<string, string>()
      drafts.delete(name)
      if (json !== undefined) drafts.set(name, json)
      const [oldest] = drafts.keys()
      if (drafts.size > MOST_DRAFTS && oldest !== undefined) drafts.delete(oldest)
      if (drafts.size === 0) draftsByOwner.delete(owner)
      else draftsByOwner.set(owner, drafts)
      return ok(undefined)
    },
  }
}
