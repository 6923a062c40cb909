import { catalogueCalls } from './calls.ts'

export const catalogue = { calls: catalogueCalls }
