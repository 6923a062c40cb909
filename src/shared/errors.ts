/** The one error type that crosses the bridge, and the one way of returning it. */
import { type MessageKey, say } from './messages.ts'

/** What went wrong, as far as a screen must tell cases apart. */
export type ErrorKind =
  /** The network or the portal could not be reached, or the connection broke. */
  | 'offline'
  /** The portal did not answer in time. */
  | 'timeout'
  /** The person, or a newer request, cancelled it. */
  | 'cancelled'
  /** 401: the session has ended. */
  | 'session'
  /** The portal answered with another 4xx; `message` is the portal's own when it sent one. */
  | 'refused'
  /** The portal answered with a 5xx. */
  | 'portal'
  /** The portal's answer is not what was agreed; `call` and `field` say where. */
  | 'answer'
  /** The request did not fit the bridge's schema, or its sender is not our window. */
  | 'request'
  /** A rule of the trade says no; `message` is the sentence to show. */
  | 'rule'
  /** A file could not be read or written. */
  | 'file'
  /** The local database could not be read or written (full disk, locked, damaged). */
  | 'storage'
  /** A defect of StoreDesk; details are in the log only. */
  | 'defect'

export interface AppError {
  readonly kind: ErrorKind
  /** One sentence for the person: what happened and what to do. */
  readonly message: string
  /** Which of our own sentences that is, for telling one refusal from another. */
  readonly sentence?: MessageKey | undefined
  /** What the portal says of the reason, in its own words, beside a sentence of the trade's. */
  readonly because?: string | undefined
  /** HTTP status, when the portal answered. */
  readonly status?: number | undefined
  /** The portal's own number of what went wrong, where it told one. */
  readonly code?: number | undefined
  /** True when the portal sent a sentence of its own; a page of some gateway on the way is no word of the portal's. */
  readonly worded?: boolean | undefined
  /** True of a refusal without words that is an object of JSON all the same, as no gateway's page is. */
  readonly json?: boolean | undefined
  /** True of a write for which no connection came about: it can't have been done. */
  readonly unsent?: boolean | undefined
  /** Name of the portal call, as in the registry, e.g. `order.history`. */
  readonly call?: string | undefined
  /** Path of the field of the answer that did not fit, e.g. `products.3.mrp`. */
  readonly field?: string | undefined
}

/** The portal's own sentence of what went wrong; undefined where it said nothing, and StoreDesk speaks in its place. */
export const portalWords = ({ worded, message }: AppError): string | undefined =>
  worded === true && message.trim() !== '' ? message : undefined

/** The sentence and its reason, as one line. */
export const inWords = ({ message, because }: Pick<AppError, 'message' | 'because'>): string =>
  [message, because].filter(Boolean).join(' ')

/** Sentences that ask whether to send once more what was lost and the portal shows as not done; each with the press that does. */
const NOW: Partial<Record<MessageKey, string>> = {
  kioskConfirmNow: 'Confirm now',
  kioskCancelNow: 'Cancel now',
  paymentNow: 'Confirm now',
  returnNow: 'Mark it now',
}

/** The press that a failure asks for; undefined where it asks for none. */
export const pressNow = ({ sentence }: AppError): string | undefined =>
  sentence === undefined ? undefined : NOW[sentence]

/** It was sent before and was lost: the next press, which says so, sends it once more. */
export const isSentOnceMore = (error: AppError): boolean =>
  error.sentence === 'writeLost' || pressNow(error) !== undefined

/** What went out and wasn't answered: it may have been done all the same. */
export const isLost = ({ kind, unsent }: AppError): boolean =>
  unsent !== true && (kind === 'timeout' || kind === 'offline')

/** The portal wasn't there to answer, or answered with a fault of its own: what is saved may stand in. A refusal is an answer. */
export const isAbsence = ({ kind }: Pick<AppError, 'kind'>): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'portal'

/** The call, the field and the status, for support alone; empty where none is known. */
export const errorDetails = ({ call, field, status }: AppError): string =>
  [call, field, status].filter((part) => part !== undefined).join(' · ')

/** Either a value or an expected failure. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AppError }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (error: AppError): { readonly ok: false; readonly error: AppError } => ({ ok: false, error })

/** Nobody is signed in, or not any more, whose this would be. */
export const sessionEnded = (more: Pick<AppError, 'unsent' | 'call'> = {}) =>
  fail({ kind: 'session', message: say('sessionEnded'), ...more })

/** The same failure, told in this sentence of ours. */
export const retold = (error: AppError, sentence: MessageKey): AppError => ({
  ...error,
  sentence,
  message: say(sentence),
})

/** How a write failed: what wasn't answered may have been done all the same, and is told so. */
export const ofWrite = (error: AppError): AppError => (isLost(error) ? retold(error, 'writeLost') : error)

/** A rule of the trade says no, in its sentence. */
export const refuse = (sentence: MessageKey, values?: Parameters<typeof say>[1]) =>
  fail({ kind: 'rule', sentence, message: say(sentence, values) })

/** Ends a switch over a union: a new member becomes a type error here. */
export function assertNever(value: never): never {
  throw new Error(`Not foreseen: ${JSON.stringify(value)}`)
}
