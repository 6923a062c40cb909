/**
 * What is typed in a form and not sent yet. It outlives leaving the screen, and a session that ran out: the same person
 * finds it again after signing in anew. It ends with a sign-out and with StoreDesk, is never written to the disk, and is
 * nobody else's. No password is ever a draft.
 */
import { create } from 'zustand'
import { useApp } from './app-state.ts'

export interface Draft<T extends object> {
  /** As the signed-in person has typed it, for a screen. */
  readonly use: () => T
  /** What isn't named stays. */
  readonly change: (next: Partial<T> | ((now: T) => Partial<T>)) => void
  /** It was sent, or thrown away. */
  readonly clear: () => void
}

type Forget = (account: number) => void
const forgetters: Forget[] = []

const account = (): number | undefined => {
  const { session } = useApp.getState()
  return session.phase === 'signedIn' ? session.store.id : undefined
}

/** The draft of one form, which is `empty` at first: made once, beside the form's screen. */
export function createDraft<T extends object>(empty: T): Draft<T> {
  const kept = create<{ readonly by: ReadonlyMap<number, T> }>(() => ({ by: new Map() }))
  const forget: Forget = (of) => kept.setState(({ by }) => ({ by: new Map([...by].filter(([id]) => id !== of)) }))
  forgetters.push(forget)
  return {
    use: () => {
      const of = useApp(({ session }) => (session.phase === 'signedIn' ? session.store.id : undefined))
      return kept(({ by }) => (of === undefined ? empty : (by.get(of) ?? empty)))
    },
    change: (next) => {
      const of = account()
      if (of === undefined) return
      kept.setState(({ by }) => {
        const now = by.get(of) ?? empty
        return { by: new Map(by).set(of, { ...now, ...(typeof next === 'function' ? next(now) : next) }) }
      })
    },
    clear: () => {
      const of = account()
      if (of !== undefined) forget(of)
    },
  }
}

useApp.subscribe(({ session }, { session: before }) => {
  if (session.phase !== 'signedOut' || before.phase !== 'signedIn' || session.expired === true) return
  for (const forget of forgetters) forget(before.store.id)
})
