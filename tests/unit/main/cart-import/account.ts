/** The imports of an account on a database and a portal in memory, with faults that a test sets. */
import type { OpenCart } from '../../../../src/main/cart/account-cart.ts'
import type { CartService } from '../../../../src/main/cart/cart-service.ts'
import { createImportDrafts } from '../../../../src/main/cart-import/import-drafts.ts'
import { Imports } from '../../../../src/main/cart-import/import-service.ts'
import type { FileRead } from '../../../../src/main/files/cart-file-reader.ts'
import { createSettingsStore } from '../../../../src/main/settings/settings-store.ts'
import type { CartSnapshot } from '../../../../src/shared/domain/carts/cart.ts'
import type { CartLine } from '../../../../src/shared/domain/pricing/priced-cart.ts'
import { ok, type Result } from '../../../../src/shared/errors.ts'
import { mapping, policy, profile, snapshot } from '../../../support/builders.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { product, stockPortal, WAREHOUSE } from '../../../support/stock-portal.ts'

const HEAD = { line: 1, text: 'product id,quantity', id: undefined, qty: undefined }
export const row = (line: number, id: number, qty: number) => ({ line, text: `${id},${qty}`, id, qty })
/** A file of these rows below its headings. */
export const read = (...rows: ReturnType<typeof row>[]): FileRead => ({
  encoding: 'UTF-8',
  separator: 'comma',
  rows: [HEAD, ...rows],
})
export const TWO = read(row(2, 1, 5), row(3, 2, 7))
export const bytes = new Uint8Array(1)

/** The imports of an account; `restarted` opens them again on the same database. */
export function account() {
  const db = openDrafts()
  const drafts = createImportDrafts(db)
  const portal = stockPortal([product(1), product(2), product(3)])
  const pieces = new Map<number, CartLine>()
  const events: { event: string; what: unknown }[] = []
  const state = {
    may: ok(undefined) as Result<undefined>,
    file: (async () => TWO) as () => Promise<FileRead>,
    opened: undefined as Result<CartSnapshot> | undefined,
    put: undefined as (() => Promise<Result<never[]>>) | undefined,
    notices: [] as string[],
    profile: ok(profile({ mapping: [mapping({ whID: WAREHOUSE })] })) as Result<ReturnType<typeof profile>>,
    shown: undefined as CartSnapshot | undefined,
    ids: 0,
  }
  const now = () => snapshot({ lines: [...pieces.values()], notices: state.notices })
  const carts = {
    open: async () => state.opened ?? ok(now()),
    shown: () => state.shown,
    touched: () => undefined,
    change: (_: string, make: (cart: OpenCart) => unknown) =>
      make({
        put: async (lines: readonly CartLine[]) => {
          if (state.put !== undefined) return state.put()
          for (const line of lines) pieces.set(line.id, line)
          return ok(lines)
        },
      } as unknown as OpenCart),
  } as unknown as CartService
  const open = () =>
    new Imports({
      client: portal.client,
      carts,
      drafts,
      journal: { count: () => 1, orderedSince: () => new Set() },
      policy,
      profile: async () => state.profile,
      mayUpload: async () => state.may,
      readFile: async () => state.file(),
      settings: createSettingsStore(db),
      clock: () => Date.parse('2026-11-21T10:00:00.000Z'),
      emit: (event, what) => events.push({ event, what }),
      newId: () => {
        state.ids += 1
        return `import-${state.ids}`
      },
    })
  const imports = open()
  const take = async (file = TWO) => {
    state.file = async () => file
    const summary = await imports.read('all', 'cart.csv', bytes)
    if (!summary.ok) throw new Error(summary.error.message)
    return summary.value
  }
  return { db, drafts, imports, restarted: open, portal, pieces, events, state, take }
}
