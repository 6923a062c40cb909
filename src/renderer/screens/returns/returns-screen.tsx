/** Returns of one kind: what lies in the store is given to a courier, what is on its way has a slip. */
import { ActionIcon, Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter, IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { mayBeSent, RETURN_WORDS, type ReturnKind } from '../../../shared/domain/returns/returns.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { usePapers } from '../../papers/use-papers.ts'
import { MarkInTransit } from './mark-in-transit.tsx'

const ICON = 16

export interface ReturnsScreenProps {
  readonly list: 'salesReturns' | 'returnsToOrigin'
  readonly of: ReturnKind
}

export function ReturnsScreen({ list, of }: ReturnsScreenProps) {
  const [marked, setMarked] = useState<string>()
  const { print, save, busy } = usePapers()
  const slipsOf = (ids: readonly string[]) => ({ subjects: ids.map((id) => ({ kind: 'returnSlip' as const, of, id })) })
  return (
    <>
      <ListScreen
        list={list}
        actionsWidth={190}
        actions={({ ReferenceID: id, InvoiceStatus }) => (
          <>
            <ActionIcon
              color="lagoon"
              title={`Print the slip of ${id}`}
              aria-label={`Print the slip of ${id}`}
              onClick={() => print(slipsOf([id]))}
            >
              <IconPrinter size={ICON} aria-hidden />
            </ActionIcon>
            {mayBeSent({ InvoiceStatus }) && (
              <Button
                size="compact-sm"
                variant="light"
                leftSection={<IconTruckDelivery size={14} aria-hidden />}
                aria-label={`Mark ${id} in transit`}
                onClick={() => setMarked(id)}
              >
                In transit
              </Button>
            )}
          </>
        )}
        several={[
          {
            label: `${RETURN_WORDS[of].short} slips as one PDF`,
            icon: <IconFileTypePdf size={ICON} aria-hidden />,
            isBusy: busy === 'save',
            most: 50,
            run: (rows) => save(slipsOf(rows.map(({ ReferenceID }) => ReferenceID))),
          },
        ]}
      />
      {marked !== undefined && <MarkInTransit of={of} id={marked} onClose={() => setMarked(undefined)} />}
    </>
  )
}
