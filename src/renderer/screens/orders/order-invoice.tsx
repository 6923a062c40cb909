/** The invoice of an order as it will be on paper, and the ways to get it there. */
import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconArrowLeft, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { InvoicePaper } from '../../../shared/domain/papers/invoice.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { useCommand } from '../../app/commands.ts'
import { useAsk } from '../../app/queries.ts'
import { Invoice } from '../../papers/invoice.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { KeyHint } from '../../parts/key-hint.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { toast } from '../../parts/toasts.tsx'
import classes from './order-invoice.module.css'

const ICON = 16

const failed = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)

/** Back to where the person came from; to the order for somebody who began here. */
function useWayBack(orderId: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () =>
    key === 'default' ? navigate(`/home/account/orderDetails/${encodeURIComponent(orderId)}`) : navigate(-1)
}

export default function OrderInvoice() {
  const { id: orderId = '' } = useParams()
  const goBack = useWayBack(orderId)
  const { data: paper, error, isFetching, refetch } = useAsk('papers.invoice', { orderId }, orderId !== '')
  const printing = useMutation({ mutationFn: () => ask('papers.printInvoice', { orderId }), onError: failed })
  const saving = useMutation({
    mutationFn: () => ask('papers.saveInvoice', { orderId }),
    onSuccess: (written) => {
      if (written !== undefined) toast.done(`Saved as ${written.path}`)
    },
    onError: failed,
  })
  const shown = paper !== undefined && paper !== null
  const print = () => {
    if (!printing.isPending) printing.mutate()
  }
  useCommand('print', print, shown)
  useCommand('refresh', () => void refetch())
  return (
    <div className={classes.screen}>
      <PageHeader
        title={shown ? `Invoice ${paper.invoiceNo}` : 'Invoice'}
        note={`Order ${orderId}`}
        actions={
          <>
            <Button variant="subtle" leftSection={<IconArrowLeft size={ICON} aria-hidden />} onClick={goBack}>
              Back
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileTypePdf size={ICON} aria-hidden />}
              onClick={() => saving.mutate()}
              loading={saving.isPending}
              disabled={!shown}
            >
              Save as PDF
            </Button>
            <Button
              leftSection={<IconPrinter size={ICON} aria-hidden />}
              rightSection={<KeyHint keys="Ctrl+P" />}
              onClick={print}
              loading={printing.isPending}
              disabled={!shown}
            >
              Print
            </Button>
          </>
        }
      />
      {shown && <Sheet paper={paper} />}
      {!shown && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!shown && error === null && <LoadingState lines={14} label="Loading the invoice" />}
    </div>
  )
}

/** CSS pixels: A4 at 96 dots an inch, and the ground that stays free around it. */
const SHEET_WIDTH = 794
const GROUND = 24
/** Larger than this, a line is no longer read at one glance. */
const LARGEST = 1.25

const scaleFor = (room: number): number => Math.min(LARGEST, Math.max(0, room - 2 * GROUND) / SHEET_WIDTH)

function Sheet({ paper }: { readonly paper: InvoicePaper }) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key.
    <section ref={ref} className={classes.ground} tabIndex={0} aria-label="Preview of the invoice">
      {width > 0 && (
        <div className={classes.sheet} style={{ '--sheet-scale': scaleFor(width) } as CSSProperties}>
          <Invoice paper={paper} />
        </div>
      )}
    </section>
  )
}
