/** A list as it stands on somebody's screen: what a file or a sheet of paper of it is made from. */
import { z } from 'zod'
import { listNames } from '../lists.ts'

const name = z.string().min(1).max(64)
const text = z.string().max(200)
/** Read, never changed. Not zod's `readonly()`: that freezes even what it refuses, and bytes can't be frozen. */
type Texts = z.ZodType<readonly string[], readonly string[]>
const chosen: Texts = z.array(text).max(50)
const columns: Texts = z.array(name).min(1).max(100)
const ends = <S extends z.ZodType>(end: S) => z.strictObject({ from: end.optional(), to: end.optional() })

/** As `FilterState` has them; whether a value fits its filter is the definition's to say. */
const filterValue = z.union([ends(z.iso.date()), ends(z.number().int()), chosen, text, z.literal(true)])
const MOST_FILTERS = 50
const filters = z
  .record(name, filterValue.optional())
  .refine((state) => Object.keys(state).length <= MOST_FILTERS, 'Too many filters')

export const listRequest = z.strictObject({
  list: z.enum(listNames),
  filters,
  /** What the list is about, e.g. an order's number; '' for one that is about nothing in particular. */
  subject: z.string().max(64),
  /** For lists that are held whole. */
  sort: z.strictObject({ by: name, descending: z.boolean() }).optional(),
  /** Keys of the definition, in the order on screen. */
  columns,
})
export type ListRequest = z.output<typeof listRequest>
