import { z } from 'zod'
import { WAREHOUSE_TYPES } from '../domain/catalogue/product.ts'
import { absent, decidingText, flag, id, rupees, text } from './fields.ts'

export const mappingEntry = z.object({
  whID: id,
  whType: z.enum(WAREHOUSE_TYPES),
  name: text(),
  state: decidingText(),
  isActiveStockistforb2b: flag,
  isactive: flag,
  min: absent(rupees),
})
