/** Products that the store gave up: deleted for good, or taken back into the list. */
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { mayChangeArs } from '../../../shared/domain/replenishment/my-ars.ts'
import { messages } from '../../../shared/messages.ts'
import { useStore } from '../../app/app-state.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePageWrite } from '../../app/queries.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'

type Product = Row<'arsBin'>

export default function Bin() {
  const store = useStore()
  const [deleted, setDeleted] = useState<Product>()
  if (store === undefined) return null
  const mayChange = mayChangeArs(store)
  return (
    <>
      <ListScreen
        list="arsBin"
        actionsWidth={56}
        actions={(row) => (
          <ActionIcon
            color="red.7"
            disabled={!mayChange}
            title={`Delete ${row.name} from the bin`}
            aria-label={`Delete ${row.name} from the bin`}
            onClick={() => setDeleted(row)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      />
      {deleted !== undefined && (
        <DeleteFromBin product={deleted} userid={store.id} onClose={() => setDeleted(undefined)} />
      )}
    </>
  )
}

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
          toast.done(`${name} is deleted from the bin`)
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      opened
      title={messages.deleteProduct}
      yes="Delete"
      no="Keep it"
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
