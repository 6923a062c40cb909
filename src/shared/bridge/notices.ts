import { entry, nothing } from './entry.ts'

export interface Notice {
  readonly name: string
  /** Empty if it has none. */
  readonly version: string
  /** The SPDX name. */
  readonly licence: string
  readonly text: string
}

export const noticesEntries = {
  /** Every third-party package of this build, by name. */
  'notices.list': entry<readonly Notice[]>()(nothing),
}
