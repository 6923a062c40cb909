/**
 * What is typed in a form and not sent yet. It outlives leaving the screen, a page that is loaded anew or ended (main has it,
 * too), a session that ran out, and a change to another store: the same person finds it again after signing in anew, for the same store. It ends with a
 * sign-out and with StoreDesk, is never written to the disk, and is nobody else's. No password is ever a draft.
 */
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { KeptDrafts } from '../../shared/bridge/drafts.ts'
import { isSignedOutForGood, type SessionState } from '../../shared/bridge/session.ts'
import { useApp } from './app-state.ts'
import { ask } from './bridge.ts'

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

interface Kept {
  readonly forget: (isGone: (owner: string) => boolean) => void
  readonly restore: () => void
}

const all: Kept[] = []
/** What main has kept: of a page before this one. */
let before: KeptDrafts = {}

/** The draft of one form, which is `empty` at first: made once, beside the form's screen. `name` is no other draft's. */
export function createDraft<T extends object>(name: string, empty: T): Draft<T> {
  const restored = () =>
    Object.entries(before).flatMap(([owner, { [name]: json }]): [string, T][] =>
      // This very build wrote it.
      json === undefined ? [] : [[owner, { ...empty, ...(JSON.parse(json) as Partial<T>) }]],
    )
  const kept = create<{ readonly by: ReadonlyMap<string, T> }>(() => ({ by: new Map(restored()) }))
  const forget: Kept['forget'] = (isGone) =>
    kept.setState(({ by }) => ({ by: new Map([...by].filter(([owner]) => !isGone(owner))) }))
  all.push({ forget, restore: () => kept.setState(({ by }) => ({ by: new Map([...restored(), ...by]) })) })
  return {
    use: () => {
      const owner = useApp(ownerIn)
      return kept(({ by }) => (owner === undefined ? empty : (by.get(owner) ?? empty)))
    },
    now: () => kept.getState().by.get(draftOwner() ?? '') ?? empty,
    change: (next, owner = draftOwner()) => {
      if (owner === undefined) return
      const now = kept.getState().by.get(owner) ?? empty
      const changed = { ...now, ...(typeof next === 'function' ? next(now) : next) }
      kept.setState(({ by }) => ({ by: new Map(by).set(owner, changed) }))
      void ask('drafts.keep', { owner, name, json: JSON.stringify(changed) }).catch(notKept)
    },
    clear: (owner = draftOwner()) => {
      if (owner === undefined) return
      forget((one) => one === owner)
      void ask('drafts.keep', { owner, name }).catch(notKept)
    },
  }
}

/** What is too long for main stays with this page. */
const notKept = (): void => undefined

/** `forget` runs when what is typed into is left; not when the session ended or the page is loaded anew: the draft waits then. */
export function useForgottenWhenLeft(forget: () => void): void {
  const latest = useRef(forget)
  latest.current = forget
  useEffect(
    () => () => {
      if (draftOwner() !== undefined) latest.current()
    },
    [],
  )
}

/** Takes over what was typed in a page before this one. */
export async function restoreDrafts(): Promise<void> {
  if (draftOwner() === undefined) return
  before = await ask('drafts.read', undefined).catch(() => ({}))
  for (const { restore } of all) restore()
}

useApp.subscribe(({ session }, { session: former }) => {
  if (session.phase === 'signedIn' && former.phase === 'signedOut') void restoreDrafts()
  if (former.phase !== 'signedIn' || !isSignedOutForGood(session)) return
  before = {}
  for (const { forget } of all) forget((owner) => owner.startsWith(`${former.store.id}/`))
})
