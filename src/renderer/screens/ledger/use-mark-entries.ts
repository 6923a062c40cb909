/** Marks entries as checked against the store's own books in their present state, or as not checked. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkedOf } from '../../../shared/domain/ledger/checked.ts'
import type { LedgerEntry } from '../../../shared/domain/ledger/entry.ts'
import { entryKey } from '../../../shared/domain/ledger/merge.ts'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { readKey } from '../../bridge/queries.ts'
import { toast } from '../../parts/toasts.tsx'

export interface MarkedEntries {
  readonly entries: readonly LedgerEntry[]
  readonly isChecked: boolean
}

export function useMarkEntries(account: AccountId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ entries, isChecked }: MarkedEntries) =>
      ask('ledger.check', {
        account,
        entries: entries.map((one): [string, string] => [entryKey(one), checkedOf(one)]),
        isChecked,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: readKey('ledger.marks', { account }) }),
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
}
