/** The ledger is derived from the other areas' state: it stores only the number of past entries. */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import type { Transaction } from './transaction.ts'

export const ledgerState = defineState({
  events: {},
  initial: () => undefined,
  apply: {},
  read: () => ({}),
  /** Cache of the constant part of the books, by store and number of entries. */
  memory: () => new Map<string, readonly Transaction[]>(),
  settings: {
    shape: {
      /** Entries from before the portal's orders, in five years; 100 000 for a very busy store. */
      ledgerEntries: z.int().min(0).max(200_000),
    },
    initial: { ledgerEntries: 260 },
  },
})
