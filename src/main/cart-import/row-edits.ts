/** Corrections of an import's rows, by hand or by a mend. Each can be undone while the program runs. */
import { setImmediate } from 'node:timers/promises'
import type { ImportRow } from '../../shared/domain/carts/cart-import.ts'
import { readCells, typedCells } from '../../shared/domain/carts/judge-row.ts'
import {
  isMendedBy,
  MENDABLE,
  type MendAtOnce,
  type MendCounts,
  mendOf,
  noMends,
} from '../../shared/domain/carts/row-mend.ts'
import { chunked } from '../../shared/domain/values/chunked.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { stored } from '../store/stored.ts'
import type { ImportDrafts } from './import-drafts.ts'

/** Corrections that can be undone. */
const MOST = 100

export const noImport = () => refuse('importGone')

type JudgeRows = (id: string, corrected: readonly ImportRow[]) => Promise<Result<undefined>>

export class RowEdits {
  readonly #drafts: ImportDrafts
  readonly #judge: JudgeRows
  /** Undo steps of the import that was corrected last: the rows as they were before each correction. */
  #done: { readonly id: string; readonly steps: readonly (readonly ImportRow[])[] } = { id: '', steps: [] }

  constructor(drafts: ImportDrafts, judge: JudgeRows) {
    this.#drafts = drafts
    this.#judge = judge
  }

  /** Corrects a row; refused if it may have been sent. */
  async fix(id: string, line: number, text: string): Promise<Result<ImportRow>> {
    const drafts = this.#drafts
    const found = stored(() => ({ row: drafts.rowAt(id, line), isFixed: drafts.isFixed(id, line) }))
    if (!found.ok) return found
    const { row, isFixed } = found.value
    if (row === undefined) return noImport()
    if (isFixed) return refuse('rowFixed')
    const judged = await this.#correct(id, [{ was: row, now: withText(row, text) }])
    if (!judged.ok) return judged
    const after = stored(() => drafts.rowAt(id, line))
    return after.ok ? ok(after.value ?? row) : after
  }

  async mends(id: string): Promise<Result<MendCounts>> {
    const counts = noMends()
    const read = await eachMendable(this.#drafts, id, (_row, { kind }) => {
      counts[kind] += 1
    })
    return read.ok ? ok(counts) : read
  }

  /** Mends all rows of one kind, or all that are left out. */
  async mendAll(id: string, request: MendAtOnce): Promise<Result<undefined>> {
    const rows: Correction[] = []
    const read = await eachMendable(this.#drafts, id, (was, mend) => {
      if (isMendedBy(mend.kind, request)) rows.push({ was, now: withText(was, mend.text) })
    })
    return read.ok ? this.#correct(id, rows) : read
  }

  /** Undoes the last correction; does nothing if there is none. */
  async undo(id: string): Promise<Result<undefined>> {
    const steps = this.#stepsOf(id)
    const last = steps.at(-1)
    if (last === undefined) return ok(undefined)
    for (const some of chunked(last, BATCH)) {
      const open = stored(() => some.filter(({ line }) => !this.#drafts.isFixed(id, line)))
      if (!open.ok) return open
      const judged = await this.#judge(id, open.value)
      if (!judged.ok) return judged
      await setImmediate()
    }
    this.#done = { id, steps: steps.slice(0, -1) }
    return ok(undefined)
  }

  /** A short text for what an undo would restore. */
  last(id: string): string | undefined {
    const step = this.#stepsOf(id).at(-1)
    const [one] = step ?? []
    if (step === undefined || one === undefined) return undefined
    return step.length === 1 ? `line ${one.line}` : counted.rows(step.length)
  }

  #stepsOf(id: string): readonly (readonly ImportRow[])[] {
    return this.#done.id === id ? this.#done.steps : []
  }

  /** Works in portions, with a turn for other tasks between two. Rows judged before a failure stay corrected, and can be undone. */
  async #correct(id: string, rows: readonly Correction[]): Promise<Result<undefined>> {
    const before: ImportRow[] = []
    let judged: Result<undefined> = ok(undefined)
    for (const some of chunked(rows, BATCH)) {
      const corrected = some.map(({ now }) => now)
      judged = await this.#judge(id, corrected)
      if (!judged.ok) break
      before.push(...some.map(({ was }) => was))
      await setImmediate()
    }
    if (before.length > 0) this.#done = { id, steps: [...this.#stepsOf(id), before].slice(-MOST) }
    return judged
  }
}

interface Correction {
  readonly was: ImportRow
  readonly now: ImportRow
}

/**
 * The trade's files use commas; a typed or copied row may use the separators of a spreadsheet. A row whose text didn't change stays as it
 * was.
 */
const withText = (row: ImportRow, text: string): ImportRow =>
  text === row.text ? row : { ...row, text, misfit: undefined, ...readCells(typedCells(text)) }

/** Visits the rows that can be mended and weren't sent; none before the file is judged. */
async function eachMendable(
  drafts: ImportDrafts,
  id: string,
  take: (row: ImportRow, mend: NonNullable<ReturnType<typeof mendOf>>) => void,
): Promise<Result<undefined>> {
  for (let from = 0; ; from += BATCH) {
    const read = stored(() => {
      const draft = drafts.find(id)
      if (draft === undefined || draft.phase === 'judging') return []
      const { rows } = drafts.rows(id, from, BATCH, MENDABLE)
      for (const row of rows) {
        const mend = mendOf(row, draft.mode)
        if (mend !== undefined && !drafts.isFixed(id, row.line)) take(row, mend)
      }
      return rows
    })
    if (!read.ok) return read
    if (read.value.length < BATCH) return ok(undefined)
    await setImmediate()
  }
}
