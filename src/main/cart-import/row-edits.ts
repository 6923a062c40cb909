/** Corrections of an import's rows, by hand or by a mend; each can be taken back while the program runs. */
import { setImmediate } from 'node:timers/promises'
import type { ImportRow } from '../../shared/domain/carts/cart-import.ts'
import { readCells, typedCells } from '../../shared/domain/carts/judge-row.ts'
import { MENDABLE, type MendCounts, type MendKind, mendOf, noMends } from '../../shared/domain/carts/row-mend.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { stored } from '../store/stored.ts'
import type { ImportDrafts } from './import-drafts.ts'

export interface RowEdits {
  /** A row as the person corrected it; refused where it may have been sent. */
  fix(id: string, line: number, text: string): Promise<Result<ImportRow>>
  mends(id: string): Promise<Result<MendCounts>>
  /** Mends all rows of one kind. */
  mendAll(id: string, kind: MendKind): Promise<Result<undefined>>
  /** Takes the last correction back; nothing where there is none. */
  undo(id: string): Promise<Result<undefined>>
  /** What it would take back, in a few words. */
  last(id: string): string | undefined
}

/** Corrections that can be taken back. */
const MOST = 100

export const noImport = () => refuse('importGone')

export function createRowEdits(
  drafts: ImportDrafts,
  judge: (id: string, corrected: readonly ImportRow[]) => Promise<Result<undefined>>,
): RowEdits {
  /** Of the import that was corrected last: the rows as they were before each correction. */
  let done: { readonly id: string; readonly steps: (readonly ImportRow[])[] } = { id: '', steps: [] }
  const stepsOf = (id: string) => (done.id === id ? done.steps : [])

  const remember = (id: string, before: readonly ImportRow[]): void => {
    if (before.length > 0) done = { id, steps: [...stepsOf(id), before].slice(-MOST) }
  }

  /** In portions: others get their turn between two. What was judged before a failure stays, and can be taken back. */
  const correct = async (id: string, rows: readonly Correction[]): Promise<Result<undefined>> => {
    const before: ImportRow[] = []
    for (let from = 0; from < rows.length; from += BATCH) {
      const some = rows.slice(from, from + BATCH)
      const judged = await judge(
        id,
        some.map(({ now }) => now),
      )
      if (!judged.ok) {
        remember(id, before)
        return judged
      }
      before.push(...some.map(({ was }) => was))
      await setImmediate()
    }
    remember(id, before)
    return ok(undefined)
  }

  return {
    fix: async (id, line, text) => {
      const found = stored(() => ({ row: drafts.rowAt(id, line), isFixed: drafts.isFixed(id, line) }))
      if (!found.ok) return found
      const { row, isFixed } = found.value
      if (row === undefined) return noImport()
      if (isFixed) return refuse('rowFixed')
      const judged = await correct(id, [{ was: row, now: withText(row, text) }])
      if (!judged.ok) return judged
      const after = stored(() => drafts.rowAt(id, line))
      return after.ok ? ok(after.value ?? row) : after
    },

    mends: async (id) => {
      const counts = noMends()
      const read = await eachMendable(drafts, id, (_row, { kind }) => {
        counts[kind] += 1
      })
      return read.ok ? ok(counts) : read
    },

    mendAll: async (id, kind) => {
      const rows: Correction[] = []
      const read = await eachMendable(drafts, id, (was, mend) => {
        if (mend.kind === kind) rows.push({ was, now: withText(was, mend.text) })
      })
      return read.ok ? correct(id, rows) : read
    },

    undo: async (id) => {
      const steps = [...stepsOf(id)]
      const last = steps.pop()
      if (last === undefined) return ok(undefined)
      for (let from = 0; from < last.length; from += BATCH) {
        const open = stored(() => last.slice(from, from + BATCH).filter(({ line }) => !drafts.isFixed(id, line)))
        if (!open.ok) return open
        const judged = await judge(id, open.value)
        if (!judged.ok) return judged
        await setImmediate()
      }
      done = { id, steps }
      return ok(undefined)
    },

    last: (id) => {
      const step = stepsOf(id).at(-1)
      const [one] = step ?? []
      if (step === undefined || one === undefined) return undefined
      return step.length === 1 ? `line ${one.line}` : counted.rows(step.length)
    },
  }
}

interface Correction {
  readonly was: ImportRow
  readonly now: ImportRow
}

/** The trade's files have commas; a row that is typed or copied may have what a spreadsheet puts between cells. */
const withText = (row: ImportRow, text: string): ImportRow => ({ ...row, text, ...readCells(typedCells(text)) })

/** Rows that can be mended and weren't sent; none before the file is judged. */
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
