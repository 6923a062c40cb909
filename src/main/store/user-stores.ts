/**
 * The signed-in account's store for data that can be fetched again, opened on first use. An unusable disk counts as no store: the portal is
 * asked each time.
 */
import type { Clock } from '../handlers.ts'
import { stored } from './stored.ts'
import { openUserStore, type UserStore } from './user-store.ts'

export interface UserStores {
  /** Undefined without a session, and if the disk can't be used. */
  current(): UserStore | undefined
  /**
   * Deletes the saved answers at the end of their session. False if another program holds some of them: they are deleted at the next start.
   */
  forget(): boolean
  close(): void
}

export interface UserStoresDeps {
  /** The signed-in account's folder. */
  readonly folder: () => string | undefined
  readonly clock: Clock
  /** Current size limit of an account's documents, in bytes. */
  readonly documentBytes: () => number
  /** Gets messages, for instance that a damaged file was set aside. */
  readonly notice: (sentence: string) => void
}

export function createUserStores({ folder, clock, documentBytes, notice }: UserStoresDeps): UserStores {
  const open = new Map<string, UserStore>()
  let closed = false
  return {
    current: () => {
      const place = closed ? undefined : folder()
      if (place === undefined) return undefined
      const known = open.get(place)
      if (known !== undefined) return known
      const opened = stored(() => openUserStore(place, clock, documentBytes))
      if (!opened.ok) return undefined
      if (opened.value.notice !== undefined) notice(opened.value.notice)
      open.set(place, opened.value)
      return opened.value
    },
    forget: () => {
      const all = [...open.values()].map((store) => {
        const cleared = stored(() => store.clear())
        store.close()
        return cleared.ok
      })
      open.clear()
      return all.every(Boolean)
    },
    close: () => {
      closed = true
      for (const store of open.values()) store.close()
    },
  }
}
