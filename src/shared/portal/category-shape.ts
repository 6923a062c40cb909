import { z } from 'zod'
import { count, id, named, orElse, shown, text } from './fields.ts'
import { ours } from './ours.ts'
import { rows } from './rows.ts'

const subcategory = named.extend({ products: ours('products of a subcategory', shown(count)) })

export const categories = rows(z.object({ id, name: text(), subcategories: orElse(rows(subcategory), []) }))
