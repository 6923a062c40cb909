/** The kinds of field that calls are made of. Amounts are the only ones that differ between JSON and the program. */
import { z } from 'zod'
import { fromRupees, type Paise, toRupees } from '../domain/money.ts'

/** Largest amount in JSON: ten thousand crore rupees. Beyond that it is no amount but rubbish. */
const MOST_RUPEES = 1e11

/** Rupees on the wire (1234.5), whole paise in the program (123450). */
export const rupees = z.codec(
  z.number().min(-MOST_RUPEES).max(MOST_RUPEES),
  z.custom<Paise>((value) => Number.isSafeInteger(value)),
  { decode: (amount) => fromRupees(amount), encode: (amount) => toRupees(amount) },
)

export const id = z.number().int().nonnegative()
/** An id in a path or a query, where everything is text on the wire. */
export const idInUrl = z.coerce.number().int().nonnegative()
/** Ids that the portal writes as text, such as an order's `PO-1042-T`. */
export const textId = z.string().min(1).max(64)
export const countInUrl = z.coerce.number().int().min(1).max(100_000)
export const count = z.number().int().nonnegative()
export const pieces = z.number().int().min(0).max(1_000_000)
export const percent = z.number().min(-100).max(1000)
export const name = z.string().max(500)
/** An ISO date (2026-04-05) or date and time with its zone. */
export const moment = z.string().max(40)
export const email = z.string().trim().min(3).max(254)

export const named = z.object({ id, name })
/** The short acknowledgement that many calls answer with. */
export const acknowledgement = z.object({ message: z.string().max(2000) })
