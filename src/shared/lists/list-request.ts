/** A list as shown on the user's screen: the request for a file or a printout of it. */
import { z } from 'zod'
import { listNames } from '../lists.ts'

const name = z.string().min(1).max(64)
const text = z.string().max(200)
/** Read-only types without zod's `readonly()`, which freezes even refused values, and bytes can't be frozen. */
type Texts = z.ZodType<readonly string[], readonly string[]>
const chosen: Texts = z.array(text).max(50)
const columns: Texts = z.array(name).min(1).max(100)
const ends = <S extends z.ZodType>(end: S) => z.strictObject({ from: end.optional(), to: end.optional() })

/** In the form of `FilterState`; the definition decides if a value fits its filter. */
const filterValue = z.union([ends(z.iso.date()), ends(z.number().int()), chosen, text, z.literal(true)])
const MOST_FILTERS = 50
const filters = z
  .record(name, filterValue.optional())
  .refine((state) => Object.keys(state).length <= MOST_FILTERS, 'Too many filters')

export const listRequest = z.strictObject({
  list: z.enum(listNames),
  filters,
  /** The subject of the list, e.g. an order's number; '' for a list without one. */
  subject: z.string().max(64),
  /** For completely loaded lists. */
  sort: z.strictObject({ by: name, descending: z.boolean() }).optional(),
  /** Keys of the definition, in screen order. */
  columns,
})
export type ListRequest = z.output<typeof listRequest>
