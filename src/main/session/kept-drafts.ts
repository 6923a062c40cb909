/** The bridge's draft entries. What was typed outlives the page, a session that ran out and a change of accounts; a sign-out ends it. */
import { isSignedOutForGood } from '../../shared/bridge/session.ts'
import { ok, sessionEnded } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { Session } from './session.ts'

export type DraftHandlers = Pick<Handlers, 'drafts.read' | 'drafts.keep'>

/** Of one person there are as many as there are forms; the oldest goes. */
const MOST_DRAFTS = 100

export function draftHandlers(session: Session): DraftHandlers {
  const kept = new Map<string, Map<string, string>>()
  const ofPerson = (id: number) => [...kept].filter(([owner]) => owner.startsWith(`${id}/`))
  let person: number | undefined
  session.onChange((state) => {
    if (state.phase === 'signedIn') person = state.store.id
    else if (isSignedOutForGood(state) && person !== undefined) {
      for (const [owner] of ofPerson(person)) kept.delete(owner)
    }
  })
  return {
    'drafts.read': async () => {
      const store = session.store()
      if (store === undefined) return sessionEnded()
      return ok(Object.fromEntries(ofPerson(store.id).map(([owner, drafts]) => [owner, Object.fromEntries(drafts)])))
    },
    'drafts.keep': async ({ owner, name, json }) => {
      // What became of something that was sent may be heard when the session has just run out.
      if (!owner.startsWith(`${session.store()?.id ?? person}/`)) return ok(undefined)
      const drafts = kept.get(owner) ?? new Map<string, string>()
      drafts.delete(name)
      if (json !== undefined) drafts.set(name, json)
      const [oldest] = drafts.keys()
      if (drafts.size > MOST_DRAFTS && oldest !== undefined) drafts.delete(oldest)
      if (drafts.size === 0) kept.delete(owner)
      else kept.set(owner, drafts)
      return ok(undefined)
    },
  }
}
