/** A list of the portal as a file. */
import { z } from 'zod'
import { listNames } from '../lists.ts'
import { entry, key, type Written } from './entry.ts'

export const LIST_FORMATS = ['csv', 'xlsx'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]

const name = z.string().min(1).max(64)
const text = z.string().max(200)
const ends = <S extends z.ZodType>(end: S) => z.strictObject({ from: end.optional(), to: end.optional() })

/** As `FilterState` has them; whether a value fits its filter is the definition's to say. */
const filterValue = z.union([
  ends(z.iso.date()),
  ends(z.number().int()),
  z.array(text).max(50).readonly(),
  text,
  z.literal(true),
])
const MOST_FILTERS = 50
const filters = z
  .record(name, filterValue.optional())
  .refine((state) => Object.keys(state).length <= MOST_FILTERS, 'Too many filters')

export const listsEntries = {
  /**
   * Asks the portal for every row that the filters leave, then where to save them. `columns` are keys of the definition,
   * in the order on screen; `sort` is for lists that are held whole. `request` is the page's own name for it.
   */
  'lists.save': entry<Written>()(
    z.strictObject({
      list: z.enum(listNames),
      format: z.enum(LIST_FORMATS),
      filters,
      /** What the list is about, e.g. an order's number; '' for one that is about nothing in particular. */
      subject: z.string().max(64),
      sort: z.strictObject({ by: name, descending: z.boolean() }).optional(),
      columns: z.array(name).min(1).max(100).readonly(),
      request: key,
    }),
  ),
  /** Ends a saving that is under way: it answers 'cancelled', and no file is left. */
  'lists.stop': entry<undefined>()(z.strictObject({ request: key })),
}

export interface ListsEvents {
  /** Rows that were read so far, of as many as the portal counts. */
  'lists.progress': { readonly request: string; readonly done: number; readonly total: number }
}
