/** Returns of one kind: those in the store can be handed to a courier, those on the way have a slip. */
import { ActionIcon, Button, Modal } from '@mantine/core'
import {
  IconFileInvoice,
  IconFileTypePdf,
  IconPhoto,
  IconPrinter,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { mayBeSent, RETURN_WORDS, type ReturnKind } from '../../../shared/domain/returns/returns.ts'
import { messages } from '../../../shared/messages.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import { usePapers } from '../../papers/use-papers.ts'
import { toast } from '../../parts/toasts.tsx'
import { MarkInTransit } from './mark-in-transit.tsx'
import { ReturnPictures } from './return-pictures.tsx'

const ICON = 16
/** The most returns that are marked or saved at once. */
const MOST = 50

type ReturnRow = Row<'salesReturns' | 'returnsToOrigin'>

export interface ReturnsScreenProps {
  readonly list: 'salesReturns' | 'returnsToOrigin'
  readonly of: ReturnKind
}

export function ReturnsScreen({ list, of }: ReturnsScreenProps) {
  const [marked, setMarked] = useState<readonly string[]>()
  const [viewed, setViewed] = useState<string>()
  const { print, saveAll } = useReturnPapers(of)
  const markPending = (rows: readonly ReturnRow[]) => {
    const pending = rows.filter(mayBeSent).map(({ ReferenceID }) => ReferenceID)
    if (pending.length === 0) toast.info(messages.returnsNonePending)
    else setMarked(pending)
  }
  return (
    <>
      <ListScreen
        list={list}
        actionsWidth={of === 'sr' ? 236 : 208}
        actions={(row) => (
          <RowActions
            row={row}
            onPrint={print}
            onPictures={of === 'sr' ? setViewed : undefined}
            onMark={(id) => setMarked([id])}
          />
        )}
        several={[
          {
            label: 'Mark in transit',
            icon: <IconTruckDelivery size={ICON} aria-hidden />,
            most: MOST,
            run: markPending,
          },
          saveAll('returnSlip', 'slips', IconFileTypePdf),
          saveAll('returnInvoice', 'invoices', IconFileInvoice),
        ]}
      />
      {marked !== undefined && <MarkInTransit of={of} ids={marked} onClose={() => setMarked(undefined)} />}
      {viewed !== undefined && (
        <Modal opened onClose={() => setViewed(undefined)} title={`Pictures of ${viewed}`} size="lg">
          <ReturnPictures id={viewed} />
        </Modal>
      )}
    </>
  )
}

type ReturnPaper = 'returnSlip' | 'returnInvoice'

/** The papers of returns: printed for one, saved as one PDF for several. */
function useReturnPapers(of: ReturnKind) {
  const { print, save, busy } = usePapers()
  const papersOf = (kind: ReturnPaper, ids: readonly string[]) => ({ subjects: ids.map((id) => ({ kind, of, id })) })
  return {
    print: (kind: ReturnPaper, id: string) => print(papersOf(kind, [id])),
    saveAll: (kind: ReturnPaper, word: string, Icon: TablerIcon) => ({
      label: `${RETURN_WORDS[of].short} ${word} as one PDF`,
      icon: <Icon size={ICON} aria-hidden />,
      isBusy: busy === 'save',
      most: MOST,
      run: (rows: readonly ReturnRow[]) =>
        save(
          papersOf(
            kind,
            rows.map(({ ReferenceID }) => ReferenceID),
          ),
        ),
    }),
  }
}

interface RowActionsProps {
  readonly row: Pick<ReturnRow, 'ReferenceID' | 'InvoiceStatus'>
  readonly onPrint: (kind: ReturnPaper, id: string) => void
  /** Undefined for returns without pictures. */
  readonly onPictures: ((id: string) => void) | undefined
  readonly onMark: (id: string) => void
}

function RowActions({ row, onPrint, onPictures, onMark }: RowActionsProps) {
  const id = row.ReferenceID
  return (
    <>
      <IconAction label={`Print the slip of ${id}`} icon={IconPrinter} onClick={() => onPrint('returnSlip', id)} />
      <IconAction
        label={`Print the invoice of ${id}`}
        icon={IconFileInvoice}
        onClick={() => onPrint('returnInvoice', id)}
      />
      {onPictures !== undefined && (
        <IconAction label={`Pictures of ${id}`} icon={IconPhoto} onClick={() => onPictures(id)} />
      )}
      {mayBeSent(row) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconTruckDelivery size={14} aria-hidden />}
          aria-label={`Mark in transit: ${id}`}
          onClick={() => onMark(id)}
        >
          Mark in transit
        </Button>
      )}
    </>
  )
}

interface IconActionProps {
  readonly label: string
  readonly icon: TablerIcon
  readonly onClick: () => void
}

const IconAction = ({ label, icon: Icon, onClick }: IconActionProps) => (
  <ActionIcon color="lagoon" title={label} aria-label={label} onClick={onClick}>
    <Icon size={ICON} aria-hidden />
  </ActionIcon>
)
