/** The only error type that crosses the bridge, and the result type that returns it. */
import { type MessageKey, say } from './messages.ts'

/** The kinds of errors that a screen must distinguish. */
export type ErrorKind =
  /** The network or the portal could not be reached, or the connection broke. */
  | 'offline'
  /** The portal did not answer in time. */
  | 'timeout'
  /** The user, or a newer request, cancelled it. */
  | 'cancelled'
  /** 401: the session has ended. */
  | 'session'
  /** The portal answered with another 4xx; `message` is the portal's own when it sent one. */
  | 'refused'
  /** The portal answered with a 5xx. */
  | 'portal'
  /** The portal's answer doesn't match its schema; `call` and `field` say where. */
  | 'answer'
  /** The request did not fit the bridge's schema, or its sender is not our window. */
  | 'request'
  /** A rule of the trade refuses it; `message` is the sentence to show. */
  | 'rule'
  /** A file could not be read or written. */
  | 'file'
  /** The local database could not be read or written (full disk, locked, damaged). */
  | 'storage'
  /** A defect of StoreDesk; details are in the log only. */
  | 'defect'

export interface AppError {
  readonly kind: ErrorKind
  /** A sentence for the user: what happened and what to do. */
  readonly message: string
  /** The key of StoreDesk's own sentence, to distinguish refusals. */
  readonly sentence?: MessageKey | undefined
  /** The portal's reason in its own words, beside a sentence of the trade. */
  readonly because?: string | undefined
  /** HTTP status, when the portal answered. */
  readonly status?: number | undefined
  /** The portal's own error code, if it sent one. */
  readonly code?: number | undefined
  /** True if the portal sent its own sentence; a gateway's error page doesn't count. */
  readonly worded?: boolean | undefined
  /** True for a refusal without words that is still a JSON object, which a gateway's page isn't. */
  readonly json?: boolean | undefined
  /** True for a write without a connection: it can't have been executed. */
  readonly unsent?: boolean | undefined
  /** Name of the portal call, as in the registry, e.g. `order.history`. */
  readonly call?: string | undefined
  /** Path of the invalid field in the answer, e.g. `products.3.mrp`. */
  readonly field?: string | undefined
}

/** The portal's own sentence about the error; undefined if it sent none, so that StoreDesk's applies. */
export const portalWords = ({ worded, message }: AppError): string | undefined =>
  worded === true && message.trim() !== '' ? message : undefined

/** The sentence and its reason on one line. */
export const inWords = ({ message, because }: Pick<AppError, 'message' | 'because'>): string =>
  [message, because].filter(Boolean).join(' ')

/** Sentences that ask to resend a lost request that the portal shows as not done, each with the button's label. */
const NOW: Partial<Record<MessageKey, string>> = {
  kioskConfirmNow: 'Confirm now',
  kioskCancelNow: 'Cancel now',
  paymentNow: 'Confirm now',
  returnNow: 'Mark it now',
}

/** The label of the button for a failure; undefined if it needs none. */
export const retryLabel = ({ sentence }: AppError): string | undefined =>
  sentence === undefined ? undefined : NOW[sentence]

/** True if it was sent before and lost: the next press of the button, which says so, sends it again. */
export const isResend = (error: AppError): boolean => error.sentence === 'writeLost' || retryLabel(error) !== undefined

/** True for a request that was sent but not answered: it may have been executed. */
export const isLost = ({ kind, unsent }: AppError): boolean =>
  unsent !== true && (kind === 'timeout' || kind === 'offline')

/** True if the portal was unreachable or failed: a saved copy may be used instead. A refusal is an answer. */
export const isUnavailable = ({ kind }: Pick<AppError, 'kind'>): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'portal'

/** The call, the field and the status, for support only; empty if none is known. */
export const errorDetails = ({ call, field, status }: AppError): string =>
  [call, field, status].filter((part) => part !== undefined).join(' · ')

/** Either a value or an expected failure. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AppError }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (error: AppError): { readonly ok: false; readonly error: AppError } => ({ ok: false, error })

/** The error for a request without a signed-in user, or after the session ended. */
export const sessionEnded = (more: Pick<AppError, 'unsent' | 'call'> = {}) =>
  fail({ kind: 'session', message: say('sessionEnded'), ...more })

/** The same failure with another of StoreDesk's sentences. */
export const withSentence = (error: AppError, sentence: MessageKey): AppError => ({
  ...error,
  sentence,
  message: say(sentence),
})

/** The error of a failed write: if it wasn't answered it may have been executed, and the message says so. */
export const writeError = (error: AppError): AppError => (isLost(error) ? withSentence(error, 'writeLost') : error)

/** A refusal by a rule of the trade, with its sentence. */
export const refuse = (sentence: MessageKey, values?: Parameters<typeof say>[1]) =>
  fail({ kind: 'rule', sentence, message: say(sentence, values) })

/** Ends a switch over a union: a new member becomes a type error here. */
export function assertNever(value: never): never {
  throw new Error(`Not foreseen: ${JSON.stringify(value)}`)
}
