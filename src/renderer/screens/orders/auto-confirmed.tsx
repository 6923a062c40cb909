/** Orders that the portal confirmed because the store didn't in time. */
import { ORDER_HISTORY } from '../../../shared/domain/screens/addresses.ts'
import { messages } from '../../../shared/messages.ts'
import { useListPath } from '../../lists/list-path.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { BackLink } from '../../parts/back-link.tsx'
import text from '../../parts/text.module.css'

export default function AutoConfirmed() {
  const history = useListPath(ORDER_HISTORY)
  return (
    <ListScreen
      list="autoConfirmed"
      above={<p className={text.quiet}>{messages.autoConfirmedWhy}</p>}
      headerActions={<BackLink to={history}>Back to orders</BackLink>}
    />
  )
}
