import { setImmediate } from 'node:timers/promises'
import type { WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import { questionSentence } from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import type { FileRead } from '../files/cart-file-reader.ts'
import type { Clock, Emit } from '../handlers.ts'
import { stored } from '../store/stored.ts'
import type { ImportDrafts } from './import-drafts.ts'
import type { DraftRow } from './import-rows.ts'

/** Rows written before other tasks get their turn. */
const PORTION = 2_000

export interface Offered {
  readonly cartType: WholeCart
  readonly fileName: string
  readonly file: () => Promise<FileRead>
  readonly replace: boolean
  /** True if the first row is data, not a heading. */
  readonly isData: boolean
}

export interface SaveImportDeps {
  readonly drafts: ImportDrafts
  readonly clock: Clock
  readonly emit: Emit
  readonly newId: () => string
  readonly isSending: (id: string) => boolean
  readonly deleteDraft: (id: string) => Promise<Result<undefined>>
}

export const importRunning = () => refuse('importRunning')

/** Saves the rows as the cart's import and returns the import's id. */
export type SaveImport = (offered: Offered) => Promise<Result<string>>

export function createSaveImport({ drafts, clock, emit, newId, isSending, deleteDraft }: SaveImportDeps): SaveImport {
  const writeRows = async (id: string, rows: readonly ReadRow[]): Promise<Result<undefined>> => {
    for (let from = 0; from < rows.length; from += PORTION) {
      const written = stored(() => drafts.addRows(id, rows.slice(from, from + PORTION)))
      if (!written.ok) return written
      await setImmediate()
    }
    return stored(() => {
      drafts.complete(id)
      return undefined
    })
  }

  /** Refuses while the current import is being sent, or if it stopped half-way and isn't to be replaced. */
  const mayReplace = (older: DraftRow, replace: boolean): Result<undefined> => {
    if (isSending(older.id)) return importRunning()
    const halfWay = older.phase === 'paused' || older.phase === 'committing'
    if (replace || !halfWay) return ok(undefined)
    return refuse('importUnfinished', { file: older.file_name })
  }

  return async ({ cartType, fileName, file, replace, isData }: Offered): Promise<Result<string>> => {
    const id = newId()
    // The number of rows isn't known yet.
    emit('import.progress', { id, phase: 'judging', done: 0, total: 0 })
    const csv = await file()
    // The file waits for an answer; the current import stays meanwhile.
    if ('question' in csv) return fail({ kind: 'rule', message: questionSentence(csv.question) })
    const older = stored(() => drafts.current(cartType))
    if (!older.ok) return older
    if (older.value !== undefined) {
      const { phase, refusal } = older.value
      if ('refusal' in csv && refusal === null && phase !== 'done') return fail({ kind: 'rule', message: csv.refusal })
      const may = mayReplace(older.value, replace)
      if (!may.ok) return may
      const deleted = await deleteDraft(older.value.id)
      if (!deleted.ok) return deleted
    }
    const refused = 'refusal' in csv
    const { encoding, separator, rows, leftOut } = refused
      ? { encoding: '', separator: '', rows: [], leftOut: undefined }
      : csv
    const createdAt = isoAt(clock())
    const started = stored(() => {
      drafts.start({ id, cartType, fileName, encoding, separator, createdAt, leftOut })
      if (isData || ('isData' in csv && csv.isData)) drafts.setHeaderIsData(id, true)
      if (!refused) return
      drafts.setRefusal(id, csv.refusal)
      drafts.complete(id)
      drafts.setPhase(id, 'review')
    })
    if (!started.ok) return started
    if (refused) return ok(id)
    const written = await writeRows(id, rows)
    return written.ok ? ok(id) : written
  }
}
