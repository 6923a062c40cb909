/** What the ledger's address asks for: the account and the days, and whether they may be asked for. */
import { useSearchParams } from 'react-router-dom'
import { readState } from '../../../shared/lists/address.ts'
import { type LedgerFilters, ledger, ledgerAsked, refuseLedger } from '../../../shared/lists/areas/ledger.ts'
import { useToday } from '../../app/use-today.ts'

export function useLedgerAsked() {
  const [params] = useSearchParams()
  const today = useToday()
  const filters = readState(ledger, params, today).filters as LedgerFilters
  return { filters, asked: ledgerAsked(filters, today), isRefused: refuseLedger(filters, today) !== undefined }
}
