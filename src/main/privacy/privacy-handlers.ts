/** The bridge's privacy entries: lists what is stored on this computer, and deletes what may be deleted. */

import { dirname } from 'node:path'
import type { StoredThing } from '../../shared/bridge/privacy.ts'
import { WHOLE_CARTS } from '../../shared/domain/carts/cart-kinds.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { type Clearable, isClearable, STORED_KINDS } from '../../shared/domain/values/stored-kinds.ts'
import { fail, ok, type Result, refuse, withSentence } from '../../shared/errors.ts'
import type { AccountServices } from '../accounts/account-services.ts'
import type { Handlers } from '../handlers.ts'
import type { Session } from '../session/session.ts'
import type { DeviceStore } from '../settings/device-store.ts'
import { stored } from '../store/stored.ts'
import type { UserStores } from '../store/user-stores.ts'
import { removeFiles, storedFiles } from './stored-files.ts'

export interface PrivacyDeps {
  /** The profile folder. */
  readonly folder: string
  readonly session: Session
  readonly account: () => Result<AccountServices>
  /** Refuses while the user acts for a store. */
  readonly mayClearDrafts: () => Result<undefined>
  /** True while an order is being sent. */
  readonly busy: () => boolean
  readonly stores: UserStores
  readonly device: DeviceStore
}

export type PrivacyHandlers = Pick<Handlers, 'privacy.read' | 'privacy.clear'>

export function privacyHandlers(deps: PrivacyDeps): PrivacyHandlers {
  const { folder, session, stores, device } = deps
  const filesOf = (kind: Clearable) => storedFiles(folder).filter((file) => file.kind === kind)

  const read = (): readonly StoredThing[] => {
    const byKind = Map.groupBy(storedFiles(folder), ({ kind }) => kind)
    return STORED_KINDS.map((kind) => {
      const files = byKind.get(kind) ?? []
      const oldest = files.reduce((least, { since }) => Math.min(least, since), Number.POSITIVE_INFINITY)
      const email = kind === 'email' ? (device.read().email?.length ?? 0) : 0
      const bytes = files.reduce((sum, file) => sum + file.bytes, email)
      return {
        kind,
        bytes,
        since: files.length === 0 ? undefined : isoAt(oldest),
        canClear: isClearable(kind) && bytes > 0 && (kind !== 'drafts' || session.store() !== undefined),
      }
    })
  }

  const clear: Readonly<Record<Clearable, () => Promise<Result<unknown>>>> = {
    answers: async () => {
      const own = session.folder()
      const cleared = stored(() => stores.current()?.clear())
      // Leftovers of sessions that didn't end properly; no database of them is open.
      removeFiles(filesOf('answers').flatMap(({ path }) => (dirname(path) === own ? [] : [path])))
      return cleared
    },
    drafts: async () => {
      const account = deps.account()
      if (!account.ok) return fail(withSentence(account.error, 'signInToClear'))
      const may = deps.mayClearDrafts()
      if (!may.ok) return may
      return clearDrafts(account.value, deps.busy)
    },
    logs: async () => {
      removeFiles(filesOf('logs').map(({ path }) => path))
      return ok(undefined)
    },
    email: async () => ok(await device.write({ email: undefined })),
  }

  return {
    'privacy.read': async () => ok(read()),
    'privacy.clear': async ({ kind }) => {
      const cleared = await clear[kind]()
      return cleared.ok ? ok(read()) : cleared
    },
  }
}

/** Deletes waiting imports, quantities that never reached the portal, and the saved carts. */
async function clearDrafts(
  { imports, carts, typed }: AccountServices,
  busy: () => boolean,
): Promise<Result<undefined>> {
  const waits = () => refuse('clearingWaits')
  if (busy()) return waits()
  for (const cartType of WHOLE_CARTS) {
    const found = await imports.current(cartType)
    if (!found.ok) return found
    if (found.value === undefined) continue
    if (found.value.phase === 'committing') return waits()
    const discarded = await imports.discard(found.value.id)
    if (!discarded.ok) return discarded
  }
  const cleared = stored(() => typed.clear())
  if (!cleared.ok) return cleared
  // Erases the data from the file's bytes and its backups, too.
  carts.forget()
  return ok(undefined)
}
