/** The tax in what a store was invoiced for: each document of some days is asked for, a few at a time. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { detailKindOf } from '../../shared/domain/ledger/details.ts'
import type { LedgerEntry } from '../../shared/domain/ledger/entry.ts'
import { type InputTax, taxedBy, taxOfInvoice, taxOfNote } from '../../shared/domain/ledger/input-tax.ts'
import { NOTE_ISSUER } from '../../shared/domain/ledger/notes.ts'
import type { Paise } from '../../shared/domain/values/money.ts'
import { fail, ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { OwnAnswer, OwnArgs } from '../../shared/portal/own-reads.ts'
import { oldestOf } from '../catalogue/gathering.ts'
import type { ReadOptions } from '../portal/reader.ts'
import { readDetails } from './details.ts'
import { inTurns } from './in-turns.ts'
import { type LedgerDeps, readLedger } from './ledger-service.ts'

type Taxes = Result<ReadAnswer<readonly InputTax[]>>

/** All that can be read; what can't, or doesn't come to what the ledger says, is named. */
export async function readInputTax(
  deps: LedgerDeps,
  asked: OwnArgs<'ledger.inputTax'>,
  options: ReadOptions = {},
): Promise<Result<ReadAnswer<OwnAnswer<'ledger.inputTax'>>>> {
  const store = deps.store()
  if (store === undefined) return sessionEnded()
  const statement = await readLedger(deps, asked, options)
  if (!statement.ok) return statement
  const issuer = await deps.reader.read('ledger.warehouseDetails', { body: { warehouseId: NOTE_ISSUER } }, options)
  if (!issuer.ok) return issuer
  const states = { issuer: issuer.value.answer.state, store: store.shippingState || store.state }
  const entries = statement.value.answer.rows.filter((entry) => taxedBy(entry) !== undefined)
  const read = await inTurns(entries, (entry) => taxOf(deps, entry, states, options))
  const over = read.find((one) => !one.ok && (one.error.kind === 'session' || one.error.kind === 'cancelled'))
  if (over?.ok === false) return fail(over.error)
  const missing = read.flatMap((one, at) =>
    one.ok ? [] : [say('ledgerPieceMissing', { what: entries[at]?.voucherNumber ?? '', why: one.error.message })],
  )
  const found = read.flatMap((one) => (one.ok ? [one.value] : []))
  const rows = found.flatMap(({ answer }) => answer)
  const answer = { rows, missing: [...statement.value.answer.missing, ...missing] }
  return ok({ ...oldestOf([statement.value, ...found]), answer, unread: 0 })
}

async function taxOf(
  { reader }: LedgerDeps,
  entry: LedgerEntry,
  states: Parameters<typeof taxOfNote>[2],
  options: ReadOptions,
): Promise<Taxes> {
  const by = taxedBy(entry)
  if (by === 'note') {
    const details = entry.isSR ? await approvedOf(reader, entry, options) : await detailsOf(reader, entry, options)
    return details.ok ? found(details.value, taxOfNote(entry, details.value.answer, states)) : details
  }
  const invoice =
    by === 'load'
      ? await reader.read('loads.invoice', { query: { loadId: entry.id } }, options)
      : await reader.read('order.invoice', { query: { orderId: entry.B2BReferenceNumber || entry.id } }, options)
  return invoice.ok ? found(invoice.value, taxOfInvoice(entry, invoice.value.answer)) : invoice
}

const found = (read: ReadAnswer, taxes: readonly InputTax[] | undefined): Taxes =>
  taxes === undefined ? refuse('inputTaxWrong') : ok({ ...read, answer: taxes })

type Approved = Result<ReadAnswer<Paise | undefined>>

async function approvedOf(reader: LedgerDeps['reader'], { id }: LedgerEntry, options: ReadOptions): Promise<Approved> {
  const read = await reader.read('returns.note', { params: { id } }, options)
  return read.ok ? ok({ ...read.value, answer: read.value.answer.master.approvedAmount }) : read
}

async function detailsOf(reader: LedgerDeps['reader'], entry: LedgerEntry, options: ReadOptions): Promise<Approved> {
  const read = await readDetails(reader, { kind: detailKindOf(entry), id: entry.id }, options)
  return read.ok ? ok({ ...read.value, answer: read.value.answer.approvedAmount }) : read
}
