/** The type of an entry in the call registry, and the types that client, bridge, screens and practice portal infer from it. */
import type { z } from 'zod'
import type { FileKindName } from '../domain/values/file-kinds.ts'
import type { MessageKey } from '../messages.ts'
import { followNames } from './ours.ts'

/** The host of a call. The bearer token is sent to `api` and `listing`, never to `checkout`. */
export type Host = 'api' | 'listing' | 'checkout'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

/**
 * The time for which a saved answer is used without asking again; offline, an older one is shown with its time. Changing data stays fresh
 * for at most a minute, catalogue and reference data for a day.
 */
export type Keep = 'minute' | 'day'

/** An object schema that checks and encodes params, query or body. */
type Shape = z.ZodType<Record<string, unknown>>

interface Verbs {
  readonly get?: string
  readonly post?: string
  readonly put?: string
  readonly delete?: string
  readonly patch?: string
}

/** Document addresses in an answer: a page names the field with the address, and only main reads and follows it. */
export interface DocumentsSpec {
  /** The field that identifies a row of the answer's list; absent if the answer is a single object. */
  readonly row?: string
  /** Fields with an address, and the kinds of files allowed there. */
  readonly fields: Readonly<Record<string, readonly FileKindName[]>>
}

/** A call whose body is sent as multipart/form-data, with a file chosen by the user. */
export interface FormSpec {
  /** The name of the file's part. */
  readonly part: string
  /** The name of the part with the body as JSON. */
  readonly fields: string
  /** The allowed extensions; both the first bytes and the name must match. */
  readonly endings: readonly string[]
  readonly mostBytes: number
  /** The message for any other file. */
  readonly refusal: MessageKey
}

export interface FormFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface PlainSpec extends Verbs {
  /** `api` by default. */
  readonly host?: Host
  /** The `:names` of the path. */
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
  readonly answer: z.ZodType
  /** A screen may make any read through the generic bridge entry; by default a GET is a read, everything else a write. */
  readonly effect?: 'read' | 'write'
  /**
   * Set for a write that affects neither money nor an order, so that a screen may send it through `portal.write`. All other writes are
   * reserved for main.
   */
  readonly openTo?: 'page'
  /** Names of the reads that a write makes stale. */
  readonly invalidates?: readonly string[]
  /** Set for answers that may be long, such as a thousand products with their stock. */
  readonly long?: true
  readonly documents?: DocumentsSpec
  readonly form?: FormSpec
}

/** The time for which an answer may be stored on disk; absent to never store it. An answer with customers' data is never stored. */
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
  /** True if a screen may send this write directly. */
  readonly openToPage: boolean
  /** Maximum bytes of an answer; a longer one isn't read to its end. */
  readonly maxBytes: number
  readonly spec: S
}

type PartArgs<S, K extends 'params' | 'query' | 'body'> =
  S extends Readonly<Record<K, infer T extends z.ZodType>> ? Readonly<Record<K, z.output<T>>> : unknown

type FileArg<S> = S extends { readonly form: FormSpec } ? { readonly file: FormFile } : unknown

/** The caller's arguments: the program's side (Paise, not rupees) of params, query and body, and a form's file. */
export type ArgsOf<C> =
  C extends Call<infer S> ? PartArgs<S, 'params'> & PartArgs<S, 'query'> & PartArgs<S, 'body'> & FileArg<S> : never

/** The caller's result: the program's side of the answer. */
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
