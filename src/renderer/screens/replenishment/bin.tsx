/** Products that the store gave up: restored to My ARS, or deleted for good. */
import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import { UnknownNotice } from '../../navigation/unknown-notice.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import text from '../../parts/text.module.css'
import { toast } from '../../parts/toasts.tsx'
import { AddParent } from './add-parent.tsx'
import { OpenMyArs } from './open-my-ars.tsx'
import { because } from './suggested.tsx'
import { useArsFacts } from './use-ars-facts.ts'

type Product = Row<'arsBin'>

interface Act {
  readonly to: 'restore' | 'delete'
  readonly product: Product
}

/** The width of a row's two buttons in pixels. */
const ACTIONS = 214

export default function Bin() {
  const facts = useArsFacts()
  const [act, setAct] = useState<Act>()
  const onClose = () => setAct(undefined)
  const pending = facts.pending.is
  const kept = !facts.mayChange && because(messages.arsKept)
  return (
    <>
      <ListScreen
        list="arsBin"
        emptyActions={<OpenMyArs />}
        above={
          <>
            <p className={text.quiet}>{messages.arsBinAbout}</p>
            {facts.mayChange && !facts.pending.busy && <UnknownNotice of={facts.pending} />}
          </>
        }
        actionsWidth={ACTIONS}
        actions={(product) => (
          <Group gap={6} wrap="nowrap">
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconArrowBackUp size={14} aria-hidden />}
              aria-label={`Restore ${calledBy(product)}`}
              disabled={!facts.mayChange || !pending.known || isPending(product, pending.value)}
              {...kept}
              onClick={() => setAct({ to: 'restore', product })}
            >
              Restore…
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              c="var(--app-bad-text)"
              leftSection={<IconTrash size={14} aria-hidden />}
              aria-label={`Delete ${calledBy(product)} from the ARS bin`}
              disabled={!facts.mayChange}
              {...kept}
              onClick={() => setAct({ to: 'delete', product })}
            >
              Delete…
            </Button>
          </Group>
        )}
      />
      {act?.to === 'restore' && <AddParent source="bin" facts={facts} start={act.product} onClose={onClose} />}
      {act?.to === 'delete' && <DeleteFromBin product={act.product} userid={facts.userid} onClose={onClose} />}
    </>
  )
}

/** True if the product has a pending request, so it can't be added to My ARS. */
const isPending = ({ id, isRequestPending }: Product, pending: readonly number[]): boolean =>
  isRequestPending || pending.includes(id)

interface DeleteFromBinProps {
  readonly product: Product
  readonly userid: number
  readonly onClose: () => void
}

function DeleteFromBin({ product: { id, name }, userid, onClose }: DeleteFromBinProps) {
  const write = usePageWrite('ars.deleteFromBin')
  const onYes = () =>
    write.mutate(
      { query: { userid, productId: id } },
      {
        onSuccess: () => {
          toast.done(`${name} deleted from the ARS bin`)
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      opened
      title={messages.deleteProduct}
      yes="Delete"
      no="Cancel"
      danger
      risky
      busy={write.isPending}
      onYes={onYes}
      onNo={onClose}
    >
      {name}
      {write.error !== null && <Notice tone="bad">{appErrorOf(write.error).message}</Notice>}
    </ConfirmDialog>
  )
}
