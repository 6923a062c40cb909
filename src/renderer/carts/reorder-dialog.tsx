/** Fills the cart with the lines of an earlier order, chosen from the last ones or by its number, and reports changes. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isOrderId } from '../../shared/domain/carts/cart-rules.ts'
import { messages } from '../../shared/messages.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { useDraft } from '../grid/drafts.ts'
import type { CartModel } from './model/cart-model.ts'
import { ReorderChoices } from './reorder-choices.tsx'

export interface ReorderDialogProps {
  readonly model: CartModel
  readonly opened: boolean
  readonly onClose: () => void
}

/** The dialog's draft: with text in it, the dialog opens again after a session that ended. */
export const REORDER_DRAFT = 'reorder'

export function ReorderDialog({ model, opened, onClose }: ReorderDialogProps) {
  const [orderId = '', setOrderId] = useDraft(model.drafts, REORDER_DRAFT)
  const [refusal, setRefusal] = useState<string>()
  const close = () => {
    setOrderId(undefined)
    setRefusal(undefined)
    onClose()
  }
  const reorder = useMutation({
    mutationFn: (id: string) => model.steps.reorder(id),
    onSuccess: (ids) => {
      close()
      model.seek({ ids, focus: true, reveal: true })
    },
    onError: (thrown) => setRefusal(appErrorOf(thrown).message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = orderId.trim()
    if (!isOrderId(id)) return setRefusal(messages.invalidOrderId)
    reorder.mutate(id)
  }
  return (
    <Modal opened={opened} onClose={close} title="Reorder" size="lg" returnFocus={!reorder.isSuccess}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <TextInput
            label="PO number, or part of it"
            description={messages.reorderAbout}
            placeholder="PO-…"
            size="sm"
            value={orderId}
            onChange={(event) => {
              setRefusal(undefined)
              setOrderId(event.currentTarget.value)
            }}
            error={refusal}
            data-autofocus
          />
          {opened && <ReorderChoices typed={orderId} busy={reorder.isPending} onChoose={(id) => reorder.mutate(id)} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={reorder.isPending}>
              Reorder
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
