/** What an entry of the call registry is, and the types that client, bridge, screens and practice portal infer from it. */
import type { z } from 'zod'
import type { FileKindName } from '../domain/values/file-kinds.ts'
import type { MessageKey } from '../messages.ts'
import { followNames } from './ours.ts'

/** Where a call goes. The bearer token is sent to `api` and `listing`, never to `checkout`. */
export type Host = 'api' | 'listing' | 'checkout'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

/**
 * How long a saved answer may be shown without asking again; offline, an older one is shown with its time. Whatever moves
 * is fresh for a minute at most, catalogue and reference data for a day.
 */
export type Keep = 'minute' | 'day'

/** An object schema: what params, query and body are checked and encoded with. */
type Shape = z.ZodType<Record<string, unknown>>

interface Verbs {
  readonly get?: string
  readonly post?: string
  readonly put?: string
  readonly delete?: string
  readonly patch?: string
}

/** Addresses in an answer that lead to documents: a page names where one stands, and main alone reads and follows it. */
export interface DocumentsSpec {
  /** The field by which a row of the answer's list is named; absent where the answer is one object. */
  readonly row?: string
  /** Fields with an address, and what may be found there. */
  readonly fields: Readonly<Record<string, readonly FileKindName[]>>
}

/** A call whose body goes out as multipart/form-data, with a file that a person chose. */
export interface FormSpec {
  /** The part that is the file. */
  readonly part: string
  /** The part that is the body, as JSON. */
  readonly fields: string
  /** What the file may be, by its first bytes and its name alike. */
  readonly endings: readonly string[]
  readonly mostBytes: number
  /** What a person is told of any other. */
  readonly refusal: MessageKey
}

/** A file on its way to the portal. */
export interface FormFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface PlainSpec extends Verbs {
  /** `api` unless said otherwise. */
  readonly host?: Host
  /** The `:names` of the path. */
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
  readonly answer: z.ZodType
  /** Reads may be asked for by any screen through the generic bridge entry; a GET is a read, all else a write, unless said. */
  readonly effect?: 'read' | 'write'
  /**
   * Says of a write that moves neither money nor an order that a screen may send it by itself, through `portal.write`.
   * All other writes are main's alone.
   */
  readonly openTo?: 'page'
  /** Names of the reads that a write makes old: what was saved of them isn't fresh any more. */
  readonly invalidates?: readonly string[]
  /** Answers that may be long, such as a thousand products with their stock. */
  readonly long?: true
  readonly documents?: DocumentsSpec
  readonly form?: FormSpec
}

/** How long an answer may be kept on the disk; absent: never saved. One that names customers never is. */
type Keeping = { readonly keep?: Keep; readonly personal?: never } | { readonly personal: true; readonly keep?: never }

export type CallSpec = PlainSpec & Keeping

export interface Call<S extends CallSpec = CallSpec> {
  readonly method: Method
  /** With `:names`. */
  readonly path: string
  readonly host: Host
  readonly effect: 'read' | 'write'
  readonly keep: Keep | undefined
  readonly invalidates: readonly string[]
  /** Whether a screen may send this write by itself. */
  readonly openToPage: boolean
  /** Bytes that an answer may have at most; a longer one isn't read to its end. */
  readonly maxBytes: number
  readonly spec: S
}

type PartArgs<S, K extends 'params' | 'query' | 'body'> =
  S extends Readonly<Record<K, infer T extends z.ZodType>> ? Readonly<Record<K, z.output<T>>> : unknown

type FileArg<S> = S extends { readonly form: FormSpec } ? { readonly file: FormFile } : unknown

/** What a caller gives: the program's side (Paise, not rupees) of params, query and body, and a form's file. */
export type ArgsOf<C> =
  C extends Call<infer S> ? PartArgs<S, 'params'> & PartArgs<S, 'query'> & PartArgs<S, 'body'> & FileArg<S> : never

/** What a caller gets: the program's side of the answer. */
export type AnswerOf<C> = C extends Call<infer S> ? z.output<S['answer']> : never

const MB = 1024 * 1024
const MAX_BYTES = 2 * MB
const MAX_LONG_BYTES = 12 * MB

const METHODS = [
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['delete', 'DELETE'],
  ['patch', 'PATCH'],
] as const

/** An entry of the registry: `call({ get: '/api/order', query: …, answer: … })`. */
export function call<const S extends CallSpec>(spec: S): Call<S> {
  for (const part of [spec.params, spec.query, spec.body, spec.answer]) followNames(part)
  for (const [verb, method] of METHODS) {
    const path = spec[verb]
    if (path !== undefined) {
      const effect = spec.effect ?? (method === 'GET' ? 'read' : 'write')
      const { host = 'api', keep, invalidates = [], openTo, long } = spec
      const openToPage = effect === 'write' && openTo === 'page'
      return {
        method,
        path,
        host,
        effect,
        keep,
        invalidates,
        openToPage,
        maxBytes: long ? MAX_LONG_BYTES : MAX_BYTES,
        spec,
      }
    }
  }
  throw new Error('A call needs a method and a path')
}
