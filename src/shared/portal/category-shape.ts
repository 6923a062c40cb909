import { z } from 'zod'
import * as f from './fields.ts'
import { ours } from './ours.ts'
import { rows } from './rows.ts'

const subcategory = f.named.extend({ products: ours('products of a subcategory', f.shown(f.count)) })

export const categories = rows(z.object({ id: f.id, name: f.text(), subcategories: f.orElse(rows(subcategory), []) }))
