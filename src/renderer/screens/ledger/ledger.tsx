/** The ledger of an account: what it opens with, every entry with its balance, what it closes with. */
import { ListScreen } from '../../lists/list-screen.tsx'
import { LedgerSummary } from './ledger-summary.tsx'

export default function Ledger() {
  return <ListScreen list="ledger" above={<LedgerSummary />} />
}
