/** An import in memory, after its rows are judged. */
import { cartLineText } from '../../../../src/main/cart-import/commit-import.ts'
import { createImportDrafts, type NewDraft } from '../../../../src/main/cart-import/import-drafts.ts'
import { type ImportRow, isTaken } from '../../../../src/shared/domain/carts/cart-import.ts'
import { newLine } from '../../../../src/shared/domain/carts/cart-rules.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { product } from '../../../support/stock-portal.ts'

export const ID = 'import-1'
export const AT = '2026-11-21T10:00:00.000Z'

/** A row that is taken: product and pieces, at 100 rupees. */
export const taken = (line: number, id: number, qty: number, more: Partial<ImportRow> = {}): ImportRow => ({
  line,
  text: `${id},${qty}`,
  id,
  qty,
  name: `Product ${id}`,
  mrp: paise(10_000),
  verdict: 'taken',
  reason: 'OK',
  inCart: 0,
  available: 50,
  applied: false,
  ...more,
})

/** A row of the file that isn't two numbers. */
export const torn = (line: number, text: string, more: Partial<ImportRow> = {}): ImportRow => ({
  ...taken(line, 0, 0),
  text,
  id: undefined,
  qty: undefined,
  name: undefined,
  mrp: undefined,
  verdict: 'notTwoIntegers',
  available: undefined,
  ...more,
})

export const newDraft = (more: Partial<NewDraft> = {}): NewDraft => ({
  id: ID,
  cartType: 'all',
  fileName: 'cart.csv',
  encoding: 'UTF-8',
  separator: 'comma',
  createdAt: AT,
  ...more,
})

export const judgedRow = (row: ImportRow) => ({
  row,
  cartLine:
    row.id !== undefined && row.qty !== undefined && isTaken(row.verdict)
      ? cartLineText(newLine(product(row.id), row.qty))
      : undefined,
})

export function openDraft(rows: readonly ImportRow[], more: Partial<NewDraft> = {}) {
  const db = openDrafts()
  const drafts = createImportDrafts(db)
  const given = newDraft(more)
  drafts.start(given)
  drafts.addRows(given.id, rows)
  drafts.complete(given.id)
  drafts.judged(given.id, rows.map(judgedRow))
  drafts.setPhase(given.id, 'review')
  const draft = () => {
    const found = drafts.find(given.id)
    if (found === undefined) throw new Error('The draft is gone')
    return found
  }
  const rowAt = (line: number) => drafts.rowAt(given.id, line)
  return { db, drafts, draft, rowAt }
}

/** SQLite refuses every write. */
export const readOnly = (db: ReturnType<typeof openDrafts>) => db.pragma('query_only = ON')

/** True if other work had a turn before this was done. */
export async function letsOthersWork(work: () => Promise<unknown>): Promise<boolean> {
  let hadTurn = false
  setImmediate(() => {
    hadTurn = true
  })
  await work()
  return hadTurn
}
