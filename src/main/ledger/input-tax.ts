/** The tax on what a store was invoiced for: asks for each document of the period, a few at a time. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { detailKindOf } from '../../shared/domain/ledger/details.ts'
import type { LedgerEntry } from '../../shared/domain/ledger/entry.ts'
import { type InputTax, type TaxGap, taxedBy, taxOfInvoice, taxOfNote } from '../../shared/domain/ledger/input-tax.ts'
import { entryKey } from '../../shared/domain/ledger/merge.ts'
import { NOTE_ISSUER } from '../../shared/domain/ledger/notes.ts'
import { isBillOfSupply } from '../../shared/domain/orders/order-history.ts'
import type { Paise } from '../../shared/domain/values/money.ts'
import { type AppError, fail, ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { OwnAnswer, OwnArgs } from '../../shared/portal/own-reads.ts'
import { oldestOf } from '../catalogue/gathering.ts'
import { createLimit, mapConcurrent } from '../portal/map-concurrent.ts'
import { type PartialOptions, reportPartial } from '../portal/partial-results.ts'
import type { ReadOptions } from '../portal/reader.ts'
import { readDetails } from './details.ts'
import { type LedgerDeps, readLedger } from './ledger-service.ts'

/** Documents requested in parallel: each is small, and a month has many. */
const DOCUMENTS_AT_ONCE = 25

type Taxes = Result<ReadAnswer<readonly InputTax[]>>

/**
 * Returns the taxes of the documents of a period, or of the chosen entries in it. A document that can't be read, or whose amount differs
 * from the ledger, becomes a gap.
 */
export async function readInputTax(
  deps: LedgerDeps,
  { entries: chosen, ...query }: OwnArgs<'ledger.inputTax'>,
  options: PartialOptions = {},
): Promise<Result<ReadAnswer<OwnAnswer<'ledger.inputTax'>>>> {
  const store = deps.store()
  if (store === undefined) return sessionEnded()
  const [statement, issuer] = await Promise.all([
    readLedger(deps, query, options),
    deps.reader.read('ledger.warehouseDetails', { body: { warehouseId: NOTE_ISSUER } }, options),
  ])
  if (!statement.ok) return statement
  if (!issuer.ok) return issuer
  const states = { issuer: issuer.value.answer.state, store: store.shippingState || store.state }
  const chosenKeys = chosen && new Set(chosen)
  const entries = statement.value.answer.rows.filter(
    (entry) => taxedBy(entry) !== undefined && chosenKeys?.has(entryKey(entry)) !== false,
  )
  const read = new Map<LedgerEntry, Taxes>()
  const soFar = (): ReadAnswer<OwnAnswer<'ledger.inputTax'>> => {
    const there = entries.flatMap((entry) => {
      const taxes = read.get(entry)
      return taxes === undefined ? [] : [{ entry, taxes }]
    })
    const gaps = there.flatMap(({ entry, taxes }): TaxGap[] =>
      taxes.ok ? [] : [{ entry, why: reasonOf(taxes.error) }],
    )
    const found = there.flatMap(({ taxes }) => (taxes.ok ? [taxes.value] : []))
    const rows = found.flatMap(({ answer }) => answer)
    const answer = { rows, gaps, missing: statement.value.answer.missing }
    return { ...oldestOf([statement.value, ...found]), answer, unread: 0 }
  }
  const grown = reportPartial(options, entries.length)
  const taxOfEach = async (entry: LedgerEntry) => {
    read.set(entry, await taxOf(deps, entry, states, options))
    grown(read.size, soFar)
  }
  await mapConcurrent(entries, taxOfEach, createLimit(DOCUMENTS_AT_ONCE))
  const over = [...read.values()].find(
    (one) => !one.ok && (one.error.kind === 'session' || one.error.kind === 'cancelled'),
  )
  return over?.ok === false ? fail(over.error) : ok(soFar())
}

/** The reason in this screen's words; the messages of the call were written for another screen. */
function reasonOf({ kind, sentence }: AppError): string {
  if (sentence === 'inputTaxWrong') return say('inputTaxWrong')
  if (kind === 'refused') return say('inputTaxNoDocument')
  return say(kind === 'answer' ? 'inputTaxUnread' : 'inputTaxNotNow')
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
  if (by === 'load') {
    const invoice = await reader.read('loads.invoice', { query: { loadId: entry.id } }, options)
    return invoice.ok ? found(invoice.value, taxOfInvoice(entry, invoice.value.answer)) : invoice
  }
  const orderId = entry.B2BReferenceNumber || entry.id
  const invoice = await reader.read('order.invoice', { query: { orderId } }, options)
  if (invoice.ok) return found(invoice.value, taxOfInvoice(entry, invoice.value.answer))
  if (invoice.error.kind !== 'refused') return invoice
  // An order with a bill of supply has no invoice, and no tax.
  const order = await reader.read('order.details', { body: { id: orderId } }, options)
  return order.ok && isBillOfSupply(order.value.answer.potype) ? found(order.value, []) : invoice
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
