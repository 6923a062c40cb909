/** The summary on paper, with the gaps that the portal has told of meanwhile. */
import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import type { ReadOf } from '../../../../shared/bridge/portal.ts'
import type { JournalOrder } from '../../../../shared/domain/order.ts'
import { readKey } from '../../../app/queries.ts'
import { queryClient } from '../../../app/query-client.ts'
import { sellerName } from '../../../app/warehouses.ts'
import { usePapers } from '../../../papers/use-papers.ts'

/** What this screen has heard of a placed order. */
const detailsOf = (poid: string) =>
  queryClient.getQueryData<ReadOf<'order.details'>>(readKey('order.details', { body: { id: poid } }))?.answer

const summaryOf = ({ sentAt, createdAt, groups, gapQty, gapPrice, message }: JournalOrder, title: string) => ({
  kind: 'orderSummary' as const,
  placedAt: sentAt ?? createdAt,
  title,
  ...(message !== undefined && { message }),
  gapQty,
  gapPrice,
  groups: groups.map((group) => {
    const { orderType, outcome, poid, items, quantity, total } = group
    const details = poid === undefined ? undefined : detailsOf(poid)
    return {
      name: sellerName(group),
      orderType,
      outcome,
      items,
      quantity,
      total,
      ...(poid !== undefined && { poid }),
      ...(group.message !== undefined && { message: group.message }),
      ...(details !== undefined && { gapQty: details.gapTotalQty, gapPrice: details.gapTotalPrice }),
    }
  }),
})

export function PrintSummary({ order, title }: { readonly order: JournalOrder; readonly title: string }) {
  const { print, save, busy } = usePapers()
  const subjects = () => [summaryOf(order, title)]
  return (
    <Button.Group>
      <Button
        variant="default"
        size="sm"
        loading={busy === 'print'}
        onClick={() => print({ subjects: subjects() })}
        leftSection={<IconPrinter size={16} aria-hidden />}
      >
        Print
      </Button>
      <Button
        variant="default"
        size="sm"
        px={8}
        loading={busy === 'save'}
        onClick={() => save({ subjects: subjects() })}
        aria-label="Save the summary as PDF"
        title="Save as PDF"
      >
        <IconFileTypePdf size={16} aria-hidden />
      </Button>
    </Button.Group>
  )
}
