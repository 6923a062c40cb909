/** The invoice of an order as it will be on paper, and the ways to get it there. */
import { Button, Select } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconArrowLeft, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { COPIES, type Copy } from '../../../shared/domain/papers/copies.ts'
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

/** What may be printed or saved at once. */
const CHOICES = [
  { value: 'original', label: 'Original', copies: ['original'] },
  { value: 'duplicate', label: 'Duplicate', copies: ['duplicate'] },
  { value: 'triplicate', label: 'Triplicate', copies: ['triplicate'] },
  { value: 'all', label: 'All three copies', copies: COPIES },
] as const satisfies readonly { value: string; label: string; copies: readonly Copy[] }[]
type Choice = (typeof CHOICES)[number]

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
  const [choice, setChoice] = useState<Choice>(CHOICES[0])
  const copies = [...choice.copies]
  const printing = useMutation({ mutationFn: () => ask('papers.printInvoice', { orderId, copies }), onError: failed })
  const saving = useMutation({
    mutationFn: () => ask('papers.saveInvoice', { orderId, copies }),
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
        title={shown ? headingOf(paper) : 'Invoice'}
        note={`Order ${orderId}`}
        actions={
          <>
            <Button variant="subtle" leftSection={<IconArrowLeft size={ICON} aria-hidden />} onClick={goBack}>
              Back
            </Button>
            <Select
              aria-label="Copies"
              className={classes.copies ?? ''}
              data={CHOICES.map(({ value, label }) => ({ value, label }))}
              value={choice.value}
              onChange={(value) => setChoice(CHOICES.find((one) => one.value === value) ?? CHOICES[0])}
              allowDeselect={false}
              disabled={!shown}
            />
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
      {shown && <Sheet paper={paper} copy={choice.copies[0]} />}
      {!shown && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!shown && error === null && <LoadingState lines={14} label="Loading the invoice" />}
    </div>
  )
}

/** `Tax invoice FC/2627/41310`, `Delivery challan DC/2627/41310`. */
const headingOf = ({ title, number, orderId }: InvoicePaper): string =>
  `${title.slice(0, 1)}${title.slice(1).toLowerCase()} ${number || orderId}`

/** CSS pixels: A4 at 96 dots an inch, and the ground that stays free around it. */
const SHEET_WIDTH = 794
const GROUND = 24
/** Larger than this, a line is no longer read at one glance. */
const LARGEST = 1.25

const scaleFor = (room: number): number => Math.min(LARGEST, Math.max(0, room - 2 * GROUND) / SHEET_WIDTH)

function Sheet({ paper, copy }: { readonly paper: InvoicePaper; readonly copy: Copy }) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key.
    <section ref={ref} className={classes.ground} tabIndex={0} aria-label="Preview of the invoice">
      {width > 0 && (
        <div className={classes.sheet} style={{ '--sheet-scale': scaleFor(width) } as CSSProperties}>
          <Invoice paper={paper} copy={copy} />
        </div>
      )}
    </section>
  )
}
