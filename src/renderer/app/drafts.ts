/**
 * What is typed in a form and not sent yet. It outlives leaving the screen, and a session that ran out: the same person
 * finds it again after signing in anew, for the same store. It ends with a sign-out and with StoreDesk, is never written to
 * the disk, and is nobody else's. No password is ever a draft.
 */
import { create } from 'zustand'
import type { SessionState } from '../../shared/bridge/session.ts'
import { useApp } from './app-state.ts'

export interface Draft<T extends object> {
  /** As the signed-in person has typed it, for a screen. */
  readonly use: () => T
  /** The same, once. */
  readonly now: () => T
  /** What isn't named stays. `by`: whose it was when what is told now began. */
  readonly change: (next: Partial<T> | ((now: T) => Partial<T>), by?: string) => void
  /** It was sent, or thrown away. */
  readonly clear: (by?: string) => void
}

/** Whose draft, and for which store it is, where staff acts for one. */
const ownerIn = ({ session }: { readonly session: SessionState }): string | undefined =>
  session.phase === 'signedIn' ? `${session.store.id}/${session.actingFor?.id ?? ''}` : undefined

/** Who types now, for whom. */
export const draftOwner = (): string | undefined => ownerIn(useApp.getState())

type Forget = (isGone: (owner: string) => boolean) => void
const forgetters: Forget[] = []

/** The draft of one form, which is `empty` at first: made once, beside the form's screen. */
export function createDraft<T extends object>(empty: T): Draft<T> {
  const kept = create<{ readonly by: ReadonlyMap<string, T> }>(() => ({ by: new Map() }))
  const forget: Forget = (isGone) =>
    kept.setState(({ by }) => ({ by: new Map([...by].filter(([owner]) => !isGone(owner))) }))
  forgetters.push(forget)
  return {
    use: () => {
      const owner = useApp(ownerIn)
      return kept(({ by }) => (owner === undefined ? empty : (by.get(owner) ?? empty)))
    },
    now: () => kept.getState().by.get(draftOwner() ?? '') ?? empty,
    change: (next, owner = draftOwner()) => {
      if (owner === undefined) return
      kept.setState(({ by }) => {
        const now = by.get(owner) ?? empty
        return { by: new Map(by).set(owner, { ...now, ...(typeof next === 'function' ? next(now) : next) }) }
      })
    },
    clear: (owner = draftOwner()) => forget((one) => one === owner),
  }
}

useApp.subscribe(({ session }, { session: before }) => {
  if (session.phase !== 'signedOut' || before.phase !== 'signedIn' || session.expired === true) return
  for (const forget of forgetters) forget((owner) => owner.startsWith(`${before.store.id}/`))
})
