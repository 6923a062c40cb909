/** The licences of what StoreDesk is made with. */
import { entry, nothing } from './entry.ts'

/** A package that ships, and the licence under which it does. */
export interface Notice {
  readonly name: string
  /** Empty where it has none. */
  readonly version: string
  /** As SPDX names it. */
  readonly licence: string
  readonly text: string
}

export const noticesEntries = {
  /** Every third-party package of this build, by name. */
  'notices.list': entry<readonly Notice[]>()(nothing),
}
