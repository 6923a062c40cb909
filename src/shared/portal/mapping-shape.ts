import { z } from 'zod'
import { WAREHOUSE_TYPES } from '../domain/catalogue/product.ts'
import * as f from './fields.ts'

export const mappingEntry = z.object({
  whID: f.id,
  whType: z.enum(WAREHOUSE_TYPES),
  name: f.text(),
  state: f.decidingText(),
  isActiveStockistforb2b: f.flag,
  isactive: f.flag,
  min: f.absent(f.rupees),
})
