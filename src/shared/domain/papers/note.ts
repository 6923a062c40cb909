/** A debit or credit note of the ledger, as data for printing. Amounts are paise. */
import type { MessageKey } from '../../messages.ts'
import {
  type GoodsSource,
  type OriginalInvoice,
  originalInvoiceWords,
  type StoreDetails,
  type WareHouseDetails,
} from '../invoices/invoice-source.ts'
import {
  hasGoods,
  isRegistered,
  NOTE_KINDS,
  type NoteKind,
  type NoteTitle,
  noteDay,
  noteNumber,
  noteTitle,
  noteTypeOf,
  taxedNote,
} from '../ledger/notes.ts'
import type { Store } from '../people/store.ts'
import { GST_FROM, HIGH_RATE, isTaxedAt, type Taxed } from '../pricing/tax.ts'
import { amountInWords } from '../values/amount-in-words.ts'
import { type Paise, paise, ZERO } from '../values/money.ts'
import { sameState } from '../values/states.ts'
import type { Built } from './built.ts'
import { columnsOf, type EInvoice, einvoiceOf, type TaxColumn, withCode } from './invoice-body.ts'
import { billToOf, leviesUtgst, type PaperReference, type Party, type Seller, sellerOf } from './parties.ts'

/** The goods of a note, if the portal names them. */
export interface NoteGoods {
  readonly POID?: string | undefined
  readonly ProductID?: number | undefined
  readonly ProductName: string
  readonly HSNCode: string
  readonly Quantity?: number | undefined
  readonly ActualPrice?: Paise | undefined
  readonly TotalPrice?: Paise | undefined
  readonly Reason?: string | undefined
  /** Days. */
  readonly ProductAgeing?: number | undefined
}

/** The portal's data for a note: an entry's details, or a return's note. */
export interface NoteSource extends Pick<GoodsSource, 'einvresponse'>, OriginalInvoice {
  readonly voucherType: string
  readonly voucherNumber: string
  /** ISO text. */
  readonly approvedDate?: string | undefined
  readonly debit?: Paise | undefined
  readonly credit?: Paise | undefined
  readonly approvedAmount?: Paise | undefined
  readonly ledgerAccount?: number | undefined
  readonly description: string
  readonly noteType: string
  readonly docketNumber: string
  /** The reference of a return or a discount; '' if there is none. */
  readonly referenceId: string
  readonly products: readonly NoteGoods[]
}

export interface NoteLine extends Taxed {
  readonly words: string
  readonly description: string
  /** '' if the portal's documents name none. */
  readonly service: string
  /** Percent; undefined if there is no tax, or a fixed amount of it. */
  readonly rate: number | undefined
}

export interface NotePaper {
  readonly title: NoteTitle
  readonly number: string
  readonly date: string
  /** Docket, reference, type: the facts that identify the note's subject. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly issuer: Seller
  readonly store: Party
  readonly placeOfSupply: string
  /** True for a note from before GST: nothing is split, and there are no GSTINs. */
  readonly isOld: boolean
  readonly taxes: readonly TaxColumn[]
  readonly line: NoteLine
  /** The portal's rounding of the amount, positive or negative; 0 without one. */
  readonly roundOff: Paise
  /** The rounded amount, as in the ledger. */
  readonly total: Paise
  readonly goods: readonly NoteGoods[]
  readonly inWords: string
  readonly einvoice: EInvoice | undefined
}

export interface NoteContext {
  readonly kind: NoteKind
  readonly id: string
  /** The only warehouse that issues notes. */
  readonly issuer: WareHouseDetails
  readonly store: Store
  readonly reference: PaperReference
}

export function buildNote(
  source: NoteSource,
  { kind, id, issuer: issuerDetails, store, reference }: NoteContext,
): Built<NotePaper> {
  const day = noteDay(source.approvedDate)
  if (source.approvedDate === undefined || day === undefined) return refuse('noteWithoutDay')
  const amount = source.debit || source.credit || source.approvedAmount || ZERO
  if (amount === ZERO) return refuse('noteEmpty')
  const { concept, signage } = store.fcf
  const issuer = sellerOf(issuerDetails, { concept, signage, shippingState: store.shippingState }, reference)
  const state = store.shippingState || store.state
  const within = sameState(issuer.state, state) === true
  const taxed = taxedNote(kind, day, { amount, approved: source.approvedAmount || undefined }, within)
  if (taxed === undefined) return refuse('noteWrong')
  const isOld = day < GST_FROM
  const party = billToOf(detailsOf(store), reference)
  const { words, service = '' } = NOTE_KINDS[kind]
  const noteType =
    source.noteType ||
    (kind === 'salesReturn' ? noteTypeOf(...source.products.map(({ ProductAgeing }) => ProductAgeing)) : '')
  // Only an older note's number depends on the type.
  if (noteType === undefined && !isRegistered(day)) return refuse('noteAgeUntold')
  const { referenceId, docketNumber, ledgerAccount, voucherNumber } = source
  return {
    ok: true,
    paper: {
      title: noteTitle(kind, source.voucherType, day),
      number: noteNumber({
        kind,
        day,
        ledgerAccount,
        voucherNumber,
        id,
        referenceId,
        docketNumber,
        noteType: noteType ?? '',
      }),
      date: source.approvedDate,
      facts: [
        ['Voucher', voucherNumber],
        ['Against invoice', originalInvoiceWords(source)],
        ['Reference', referenceId],
        ['Docket', docketNumber],
        ['Note type', noteType ?? ''],
      ].filter((fact): fact is [string, string] => fact[1] !== ''),
      issuer,
      store: party,
      placeOfSupply: withCode(state, sameState(state, party.state) ? party.stateCode : ''),
      isOld,
      taxes: isOld ? [] : columnsOf(within ? 'within' : 'between', leviesUtgst(reference.states, state)),
      line: {
        ...taxed,
        words,
        description: source.description,
        service: isOld ? '' : service,
        rate: rateOf(taxed, isOld),
      },
      roundOff: paise(amount - taxed.net),
      total: amount,
      goods: hasGoods(kind) ? source.products : [],
      inWords: amountInWords(amount),
      einvoice: isRegistered(day) ? einvoiceOf(source) : undefined,
    },
  }
}

const refuse = (why: MessageKey): Built<NotePaper> => ({ ok: false, why })

/** A fixed amount of tax has no rate, unless it happens to match one. */
const rateOf = (taxed: Taxed, isOld: boolean): number | undefined =>
  !isOld && isTaxedAt(taxed.net, taxed, HIGH_RATE, taxed.IGST === 0) ? HIGH_RATE : undefined

const detailsOf = (store: Store): StoreDetails => ({
  ...store,
  concept: store.fcf.concept,
  signage: store.fcf.signage,
  storeName: store.companyName,
})
