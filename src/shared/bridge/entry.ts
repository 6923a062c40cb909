import { z } from 'zod'
import { WHOLE_CARTS } from '../domain/carts/cart-kinds.ts'

export interface BridgeEntry<S extends z.ZodType = z.ZodType, A = unknown> {
  readonly ask: S
  /** Maximum bytes of a payload. */
  readonly maxBytes: number
  /** For type inference only: the compiler checks main's answers. */
  readonly answer?: A
}

export const KB = 1024
/** The limit of a dropped file, which crosses the bridge in one piece. */
export const MAX_FILE_BYTES = 32 * KB * KB

/** `entry<Answer>()(schema)`: main checks the request, and the answer is typed. */
export const entry =
  <A>() =>
  <S extends z.ZodType>(ask: S, maxBytes = 256 * KB): BridgeEntry<S, A> => ({ ask, maxBytes })

export const nothing = z.undefined()
/** The store's own carts. */
export const cartType = z.enum(WHOLE_CARTS)
export const key = z.string().min(1).max(64)
export const productId = z.number().int().nonnegative()
export const qty = z.number().int().min(1).max(9999)

/** The file formats of tables. */
export const LIST_FORMATS = ['csv', 'xlsx'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]

/** A file written by main, or undefined if the user closed the dialog. */
export type Written =
  | { readonly path: string /** The rows or parts that it lacks, as a sentence. */; readonly note?: string }
  | undefined
