import { catalogueCalls } from './calls.ts'
import { catalogueState } from './events.ts'

export const catalogue = { calls: catalogueCalls, state: catalogueState }
