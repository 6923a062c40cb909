/** The ledger's query from its address: account and days, and if they are valid. */
import { useSearchParams } from 'react-router-dom'
import { readState } from '../../../shared/lists/address.ts'
import { type LedgerFilters, ledger, ledgerQuery, refuseLedger } from '../../../shared/lists/areas/ledger.ts'
import { useToday } from '../../parts/use-today.ts'

export function useLedgerQuery() {
  const [params] = useSearchParams()
  const today = useToday()
  const filters = readState(ledger, params, today).filters as LedgerFilters
  return { filters, query: ledgerQuery(filters, today), isRefused: refuseLedger(filters, today) !== undefined }
}
