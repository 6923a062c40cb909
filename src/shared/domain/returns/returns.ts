/** Returns to a warehouse: sales returns (SR) and returns to origin (RTO); document 3, sections 3, 4 and 8. */

import type { MessageKey } from '../../messages.ts'
import type { Tone } from '../../tone.ts'
import { pathOf } from '../screens.ts'
import { statusTone } from '../values/status-tones.ts'

export const RETURN_KINDS = ['sr', 'rto'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** The name of a kind, in a title and in a sentence. */
export const RETURN_WORDS: Readonly<Record<ReturnKind, { readonly short: string; readonly long: string }>> = {
  sr: { short: 'SR', long: 'Sales return' },
  rto: { short: 'RTO', long: 'Return to origin' },
}

export const RETURN_STATUSES = [
  'Pending',
  'InTransit',
  'WHReceived',
  'WHPartialReceived',
  'AccountApproved',
  'InDone',
  'Delivered',
] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

const LABELS: Readonly<Record<ReturnStatus, string>> = {
  Pending: 'Pending',
  InTransit: 'In transit',
  WHReceived: 'Received by warehouse',
  WHPartialReceived: 'Partly received',
  AccountApproved: 'Approved by accounts',
  InDone: 'Done',
  Delivered: 'Delivered',
}

const isStatus = (status: string): status is ReturnStatus => RETURN_STATUSES.some((known) => known === status)

/** The status in words; an unknown one as the portal writes it. */
export const returnStatusInWords = (status: string): string => (isStatus(status) ? LABELS[status] : status)
export const returnTone = (status: string): Tone => statusTone(returnStatusInWords(status))

export const returnStatusChoices = RETURN_STATUSES.map((status) => ({ value: status, label: LABELS[status] }))

/** Only goods that are still in the store can be given to a courier. */
export const mayBeSent = ({ InvoiceStatus }: { readonly InvoiceStatus: string }): boolean => InvoiceStatus === 'Pending'

/** The way in which a product got into a return: listed by the store, in excess of the list, or added manually at the warehouse. */
export const RETURNED_AS = {
  listed: { label: 'Listed', tone: 'calm' },
  excess: { label: 'Excess', tone: 'warn' },
  manual: { label: 'Added manually', tone: 'busy' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly tone: Tone }>>
export type ReturnedAs = keyof typeof RETURNED_AS

/** The ledger's key of a return: its reference, then its warehouse. */
export const returnNoteId = (reference: string, warehouse: number): string => `${reference}-${warehouse}`
/** The reference in such a key. */
export const referenceIn = (noteId: string): string => noteId.replace(/-\d+$/, '')

const LEAST_AWB = 3
/** Any courier that isn't on the list. */
export const OTHER_COURIER = 'Other'

/** The couriers for a return: the store pays, as `- self` says. */
export const returnCouriers = (couriers: readonly string[]): readonly string[] => [
  ...couriers.map((name) => `${name} - self`),
  OTHER_COURIER,
]

/** The reasons why a return can't be marked as sent; empty if it can. */
export function refuseTransit({ company = '', awb = '' }: Transit): Partial<Record<keyof Transit, MessageKey>> {
  return {
    ...(company === '' && { company: 'returnNoCompany' }),
    ...(awb.trim().length < LEAST_AWB && { awb: 'loadAwbShort' }),
  }
}

interface Transit {
  readonly company?: string | undefined
  readonly awb?: string | undefined
}

/** The message for a return that someone else has already sent. */
export const alreadySent = (kind: ReturnKind): MessageKey => (kind === 'sr' ? 'srInTransit' : 'rtoInTransit')

/** The ledger's details of a sales return. */
export const returnNoteAddress = (reference: string, warehouse: number): string =>
  pathOf('returnNote', { id: returnNoteId(reference, warehouse) })
