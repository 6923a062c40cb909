import { Button } from '@mantine/core'
import { IconClipboardCheck, IconFileInvoice, IconPackageOff } from '@tabler/icons-react'
import { Link, useParams } from 'react-router-dom'
import { isLoadLate } from '../../../shared/domain/orders/late.ts'
import { hasInvoiceFile, loadState, loadTone } from '../../../shared/domain/orders/load.ts'
import { isBillOfSupply } from '../../../shared/domain/orders/order-history.ts'
import { LOAD_HISTORY, loadInvoiceAddress, receivingAddress } from '../../../shared/domain/screens/addresses.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { useListPath } from '../../lists/list-path.ts'
import { useCommand } from '../../navigation/commands.ts'
import { BackLink } from '../../parts/back-link.tsx'
import details from '../../parts/details.module.css'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState, type ErrorStateProps } from '../../parts/error-state.tsx'
import { LoadingDetails } from '../../parts/loading-details.tsx'
import { Page } from '../../parts/page.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useToday } from '../../parts/use-today.ts'
import { InvoiceFile } from './invoice-file.tsx'
import { LoadCards } from './load-cards.tsx'
import { LoadContents } from './load-contents.tsx'
import { type ShownLoad, useLoad } from './use-load.ts'

/** Reads everything on this screen again, including the boxes. */
const refetchAll = () => {
  for (const call of ['loads.byId', 'loads.list', 'loads.boxes'] as const) {
    void queryClient.invalidateQueries({ queryKey: ['portal', call] })
  }
}

export default function LoadDetails() {
  const { id = '' } = useParams()
  const { lines, rows, hasRow, load } = useLoad(id)
  const path = useListPath(LOAD_HISTORY)
  const retry = () => void lines.refetch()
  useCommand('refresh', refetchAll)
  const failed = lines.error === null || lines.data !== undefined ? undefined : appErrorOf(lines.error)
  return (
    <Page
      title={`Load ${id}`}
      note={load !== undefined && <Note load={load} />}
      actions={
        <>
          <BackLink to={path}>Back to loads</BackLink>
          {load !== undefined && <InvoiceButton load={load} />}
          {lines.data !== undefined && lines.data.answer.length > 0 && (
            <Button
              component={Link}
              to={receivingAddress(id)}
              leftSection={<IconClipboardCheck size={15} aria-hidden />}
            >
              Receive load
            </Button>
          )}
        </>
      }
    >
      {failed !== undefined && <NoLoad id={id} error={failed} onRetry={retry} busy={lines.isFetching} />}
      {failed === undefined && lines.data === undefined && (
        <LoadingDetails label={`Loading load ${id}`} cards={['Progress', 'Shipping']} />
      )}
      {lines.data !== undefined && (
        <>
          {hasRow && <LoadCards rows={rows} load={load} />}
          <LoadContents id={id} lines={lines.data.answer} />
        </>
      )}
    </Page>
  )
}

/** Newer loads have a file; others, and those with a bill of supply, a paper of ours. */
function InvoiceButton({ load }: { readonly load: ShownLoad }) {
  if (hasInvoiceFile(load)) return <InvoiceFile load={load.LoadID} />
  return (
    <Button
      component={Link}
      to={loadInvoiceAddress(load.LoadID)}
      variant="default"
      leftSection={<IconFileInvoice size={15} aria-hidden />}
    >
      {isBillOfSupply(load.potype) ? 'Bill of supply' : 'Invoice'}
    </Button>
  )
}

function Note({ load }: { readonly load: ShownLoad }) {
  const isOverdue = isLoadLate(load, useToday())
  return (
    <span className={details.note}>
      {loadState(load) !== '' && <StatusBadge tone={loadTone(load)}>{loadState(load)}</StatusBadge>}
      {isOverdue && <StatusBadge tone="warn">Late</StatusBadge>}
    </span>
  )
}

/** An unknown or impossible number is named in the message; other errors are shown as they are. */
function NoLoad({ id, ...failure }: ErrorStateProps & { readonly id: string }) {
  const { status, kind } = failure.error
  if (status !== 404 && kind !== 'request') return <ErrorState {...failure} />
  return (
    <EmptyState icon={IconPackageOff} title={`Load ${id} not found`}>
      {messages.loadUnknown}
    </EmptyState>
  )
}
