/** The ledger follows from what other areas remember: it keeps nothing but how many entries a store has had. */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import type { Transaction } from './transaction.ts'

export const ledgerState = defineState({
  events: {},
  initial: () => undefined,
  apply: {},
  read: () => ({}),
  /** What of a store's books never changes, by store and number of entries. */
  memory: () => new Map<string, readonly Transaction[]>(),
  settings: {
    shape: {
      /** Entries from before the portal's orders, in five years: a store with very many has 100 000. */
      ledgerEntries: z.int().min(0).max(200_000),
    },
    initial: { ledgerEntries: 260 },
  },
})
