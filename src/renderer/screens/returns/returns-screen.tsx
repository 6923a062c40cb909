/** Returns of one kind: those in the store can be handed to a courier, those on the way have a slip. */
import { ActionIcon, Button, Modal } from '@mantine/core'
import { IconFileInvoice, IconFileTypePdf, IconPhoto, IconPrinter, IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { mayBeSent, RETURN_WORDS, type ReturnKind } from '../../../shared/domain/returns/returns.ts'
import { messages } from '../../../shared/messages.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { usePapers } from '../../papers/use-papers.ts'
import { toast } from '../../parts/toasts.tsx'
import { MarkInTransit } from './mark-in-transit.tsx'
import { ReturnPictures } from './return-pictures.tsx'

const ICON = 16

export interface ReturnsScreenProps {
  readonly list: 'salesReturns' | 'returnsToOrigin'
  readonly of: ReturnKind
}

export function ReturnsScreen({ list, of }: ReturnsScreenProps) {
  const [marked, setMarked] = useState<readonly string[]>()
  const [lookedAt, setLookedAt] = useState<string>()
  const { print, save, busy } = usePapers()
  const papersOf = (kind: 'returnSlip' | 'returnInvoice', ids: readonly string[]) => ({
    subjects: ids.map((id) => ({ kind, of, id })),
  })
  return (
    <>
      <ListScreen
        list={list}
        actionsWidth={of === 'sr' ? 236 : 208}
        actions={({ ReferenceID: id, InvoiceStatus }) => (
          <>
            <ActionIcon
              color="lagoon"
              title={`Print the slip of ${id}`}
              aria-label={`Print the slip of ${id}`}
              onClick={() => print(papersOf('returnSlip', [id]))}
            >
              <IconPrinter size={ICON} aria-hidden />
            </ActionIcon>
            <ActionIcon
              color="lagoon"
              title={`Print the invoice of ${id}`}
              aria-label={`Print the invoice of ${id}`}
              onClick={() => print(papersOf('returnInvoice', [id]))}
            >
              <IconFileInvoice size={ICON} aria-hidden />
            </ActionIcon>
            {of === 'sr' && (
              <ActionIcon
                color="lagoon"
                title={`Pictures of ${id}`}
                aria-label={`Pictures of ${id}`}
                onClick={() => setLookedAt(id)}
              >
                <IconPhoto size={ICON} aria-hidden />
              </ActionIcon>
            )}
            {mayBeSent({ InvoiceStatus }) && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconTruckDelivery size={14} aria-hidden />}
                aria-label={`Mark in transit: ${id}`}
                onClick={() => setMarked([id])}
              >
                Mark in transit
              </Button>
            )}
          </>
        )}
        several={[
          {
            label: 'Mark in transit',
            icon: <IconTruckDelivery size={ICON} aria-hidden />,
            most: 50,
            run: (rows) => {
              const pending = rows.filter(mayBeSent).map(({ ReferenceID }) => ReferenceID)
              if (pending.length === 0) toast.info(messages.returnsNonePending)
              else setMarked(pending)
            },
          },
          {
            label: `${RETURN_WORDS[of].short} slips as one PDF`,
            icon: <IconFileTypePdf size={ICON} aria-hidden />,
            isBusy: busy === 'save',
            most: 50,
            run: (rows) =>
              save(
                papersOf(
                  'returnSlip',
                  rows.map(({ ReferenceID }) => ReferenceID),
                ),
              ),
          },
          {
            label: `${RETURN_WORDS[of].short} invoices as one PDF`,
            icon: <IconFileInvoice size={ICON} aria-hidden />,
            isBusy: busy === 'save',
            most: 50,
            run: (rows) =>
              save(
                papersOf(
                  'returnInvoice',
                  rows.map(({ ReferenceID }) => ReferenceID),
                ),
              ),
          },
        ]}
      />
      {marked !== undefined && <MarkInTransit of={of} ids={marked} onClose={() => setMarked(undefined)} />}
      {lookedAt !== undefined && (
        <Modal opened onClose={() => setLookedAt(undefined)} title={`Pictures of ${lookedAt}`} size="lg">
          <ReturnPictures id={lookedAt} />
        </Modal>
      )}
    </>
  )
}
