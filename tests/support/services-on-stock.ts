/** Carts and imports of one store on real databases and a portal in memory. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccounts } from '../../src/main/accounts/accounts.ts'
import type { ReadBytes } from '../../src/main/files/cart-file-reader.ts'
import type { Profile } from '../../src/main/session/profile.ts'
import { openDatabase } from '../../src/main/store/open-database.ts'
import type { BridgeEvent, BridgeEvents } from '../../src/shared/bridge.ts'
import type { CartPart } from '../../src/shared/domain/carts/cart-ref.ts'
import type { Store } from '../../src/shared/domain/people/store.ts'
import { ok, type Result } from '../../src/shared/errors.ts'
import { policy, replenishment } from './policy.ts'
import { mapping, type StockPortal, store as usual } from './stock-portal.ts'

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'storedesk-'))

export interface EmittedEvent {
  readonly event: BridgeEvent
  readonly what: BridgeEvents[BridgeEvent]
}

export interface ServicesOptions {
  readonly store?: Store
  readonly carters?: readonly number[]
  /** The portal's profile of the store at the time of the call. */
  readonly profile?: (fresh: boolean, part?: CartPart) => Partial<Profile>
  /** The same folder again simulates a restart of the app. */
  readonly folder?: string
  readonly readCsv?: ReadBytes
  readonly readWorkbook?: ReadBytes
}

export function servicesOn(stockPortal: Pick<StockPortal, 'client'>, options: ServicesOptions = {}) {
  const store = options.store ?? usual
  const folder = options.folder ?? newFolder()
  const events: EmittedEvent[] = []
  const state = { phase: 'signedIn' as const, store, vault: 'memory' as const }
  const accounts = createAccounts({
    client: stockPortal.client,
    session: { state: () => state, store: () => store, folder: () => folder, onChange: () => () => undefined },
    profile: async (_, fresh, part) =>
      ok({
        store,
        rates: [],
        rules: [],
        carters: options.carters ?? [],
        cartersFailed: false,
        mapping: [mapping],
        ...options.profile?.(fresh, part),
      }),
    policy,
    replenishment,
    ...(options.readCsv === undefined ? {} : { readCsv: options.readCsv }),
    ...(options.readWorkbook === undefined ? {} : { readWorkbook: options.readWorkbook }),
    open: (home, name, migrations) => openDatabase(join(home, name), migrations, { durable: true, now: Date.now }),
    clock: Date.now,
    later: () => () => undefined,
    emit: (event, what) => {
      events.push({ event, what })
    },
    newKey: () => `key-${randomUUID()}`,
  })
  const account = must(accounts.current())
  return { ...account, accounts, folder, events }
}

/** Returns the value, or fails the test. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.kind}: ${result.error.message}`)
  return result.value
}
