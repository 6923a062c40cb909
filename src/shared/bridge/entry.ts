/** What an entry of the bridge is, and what several of them are asked with. */
import { z } from 'zod'
import { WHOLE_CARTS } from '../domain/carts/cart-kinds.ts'

export interface BridgeEntry<S extends z.ZodType = z.ZodType, A = unknown> {
  readonly ask: S
  /** Bytes that a payload may take at most. */
  readonly maxBytes: number
  /** Only for the type: main's answers are checked by the compiler. */
  readonly answer?: A
}

export const KB = 1024
/** A dropped file travels in one piece. */
export const MAX_FILE_BYTES = 32 * KB * KB

/** `entry<Answer>()(schema)`: what is asked is checked in main, what is answered is typed. */
export const entry =
  <A>() =>
  <S extends z.ZodType>(ask: S, maxBytes = 256 * KB): BridgeEntry<S, A> => ({ ask, maxBytes })

export const nothing = z.undefined()
/** The store's own carts. */
export const cartType = z.enum(WHOLE_CARTS)
export const key = z.string().min(1).max(64)
export const productId = z.number().int().nonnegative()
export const qty = z.number().int().min(1).max(9999)

/** What a table is saved as. */
export const LIST_FORMATS = ['csv', 'xlsx'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]

/** A file that main wrote, or undefined when the person closed the dialog. */
export type Written = { readonly path: string /** What is not in it. */; readonly note?: string } | undefined
