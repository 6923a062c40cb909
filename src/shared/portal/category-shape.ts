/** The categories with what is in each: of the catalogue, and as the store's configuration has them. */
import { z } from 'zod'
import { count, id, named, orElse, text } from './fields.ts'
import { rows } from './rows.ts'

export const categories = rows(
  z.object({ id, name: text(), subcategories: rows(named.extend({ products: orElse(count, 0) })) }),
)
