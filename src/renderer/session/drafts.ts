/**
 * The drafts of forms: input that isn't sent yet. A draft survives leaving the screen, a page that reloads or crashes (main keeps it, too),
 * an expired session, and a change to another store: the same user finds it again after signing in again for the same store. It ends at
 * sign-out and when StoreDesk closes, is never written to disk, and no other user sees it. A password is never a draft.
 */
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import type { KeptDrafts } from '../../shared/bridge/drafts.ts'
import { isSignedOutForGood, type SessionState } from '../../shared/bridge/session.ts'
import { ask } from '../bridge/bridge.ts'
import { useApp } from './app-state.ts'

export interface Draft<T extends object> {
  /** A hook: the signed-in user's draft. */
  readonly use: () => T
  /** The same, read once outside of rendering. */
  readonly now: () => T
  /** Merges `next` into the draft. `by` is the draft's owner when an asynchronous change began. */
  readonly change: (next: Partial<T> | ((now: T) => Partial<T>), by?: string) => void
  /** Clears the draft after it was sent or discarded. */
  readonly clear: (by?: string) => void
}

/** The owner of a draft: the user, and the store they act for if there is one. */
const ownerIn = ({ session }: { readonly session: SessionState }): string | undefined =>
  session.phase === 'signedIn' ? `${session.store.id}/${session.actingFor?.id ?? ''}` : undefined

/** The present owner of drafts: the user, and the store they act for. */
export const draftOwner = (): string | undefined => ownerIn(useApp.getState())

interface DraftStore {
  readonly forget: (isGone: (owner: string) => boolean) => void
  readonly restore: () => void
}

const all: DraftStore[] = []
let before: KeptDrafts = {}

/** Creates the draft of one form, which is `empty` at first. Called once, beside the form's screen. `name` must be unique. */
export function createDraft<T extends object>(name: string, empty: T): Draft<T> {
  const restored = () =>
    Object.entries(before).flatMap(([owner, { [name]: json }]): [string, T][] =>
      // The JSON was written by this same build.
      json === undefined ? [] : [[owner, { ...empty, ...(JSON.parse(json) as Partial<T>) }]],
    )
  const drafts = create<{ readonly by: ReadonlyMap<string, T> }>(() => ({ by: new Map(restored()) }))
  const forget: DraftStore['forget'] = (isGone) =>
    drafts.setState(({ by }) => ({ by: new Map([...by].filter(([owner]) => !isGone(owner))) }))
  all.push({ forget, restore: () => drafts.setState(({ by }) => ({ by: new Map([...restored(), ...by]) })) })
  return {
    use: () => {
      const owner = useApp(ownerIn)
      return drafts(({ by }) => (owner === undefined ? empty : (by.get(owner) ?? empty)))
    },
    now: () => drafts.getState().by.get(draftOwner() ?? '') ?? empty,
    change: (next, owner = draftOwner()) => {
      if (owner === undefined) return
      const now = drafts.getState().by.get(owner) ?? empty
      const changed = { ...now, ...(typeof next === 'function' ? next(now) : next) }
      drafts.setState(({ by }) => ({ by: new Map(by).set(owner, changed) }))
      void ask('drafts.keep', { owner, name, json: JSON.stringify(changed) }).catch(ignore)
    },
    clear: (owner = draftOwner()) => {
      if (owner === undefined) return
      forget((one) => one === owner)
      void ask('drafts.keep', { owner, name }).catch(ignore)
    },
  }
}

/** A draft that is too long for main is kept only in this page. */
const ignore = (): void => undefined

/** Runs `forget` on unmount, except if the session ended or the page reloads: the draft is kept then. */
export function useForgetOnUnmount(forget: () => void): void {
  const onLeave = useEffectEvent(() => {
    if (draftOwner() !== undefined) forget()
  })
  useEffect(() => () => onLeave(), [])
}

/** Restores the drafts typed in a page before this one. */
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
