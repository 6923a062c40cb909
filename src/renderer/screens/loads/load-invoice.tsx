/** The invoice of a load: laid out from the portal's data or, for newer loads, the portal's own file. */
import { Button } from '@mantine/core'
import { IconArrowLeft, IconFileTypePdf } from '@tabler/icons-react'
import { Link, useParams } from 'react-router-dom'
import { hasInvoiceFile } from '../../../shared/domain/orders/load.ts'
import { isBillOfSupply } from '../../../shared/domain/orders/order-history.ts'
import { loadAddress } from '../../../shared/domain/screens/addresses.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { PaperPreview } from '../../papers/paper-preview.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { InvoiceFile } from './invoice-file.tsx'
import { useLoad } from './use-load.ts'

export default function LoadInvoice() {
  const { id = '' } = useParams()
  const { lines, rows, load } = useLoad(id)
  const { error, isFetching, refetch } = lines.error === null ? rows : lines
  const isKnown = rows.data !== undefined || lines.data?.answer.length === 0
  if (isKnown && (load === undefined || !hasInvoiceFile(load))) {
    const of = load !== undefined && isBillOfSupply(load.potype) ? 'supply' : 'invoice'
    return (
      <PaperPreview
        subject={{ kind: 'loadInvoice', load: id, of }}
        name={of === 'supply' ? 'bill of supply' : 'invoice'}
        note={`Load ${id}`}
        back={loadAddress(id)}
      />
    )
  }
  return (
    <Page
      title="Load invoice"
      note={`Load ${id}`}
      actions={
        <Button
          component={Link}
          to={loadAddress(id)}
          variant="subtle"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          Back
        </Button>
      }
    >
      {isKnown && (
        <EmptyState icon={IconFileTypePdf} title="This invoice is available as a file">
          <InvoiceFile load={id} />
        </EmptyState>
      )}
      {!isKnown && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isKnown && error === null && <LoadingState lines={14} label="Loading invoice" />}
    </Page>
  )
}
