/** The rules of all screens. Written by `npm run areas` from the folders: don't edit. */
import { accountRules } from './account.ts'
import { catalogueRules } from './catalogue.ts'
import { homeRules } from './home.ts'
import { replenishmentRules } from './replenishment.ts'
import { sessionRules } from './session.ts'

export const all = {
  ...accountRules,
  ...catalogueRules,
  ...homeRules,
  ...replenishmentRules,
  ...sessionRules,
} as const
