/** Fills the cart with what an earlier order had, and says what changed. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartBook } from './cart-book.ts'

export interface ReorderDialogProps {
  readonly book: CartBook
  readonly opened: boolean
  readonly onClose: () => void
}

export function ReorderDialog({ book, opened, onClose }: ReorderDialogProps) {
  const [orderId, setOrderId] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const reorder = useMutation({
    mutationFn: (id: string) => book.reorder(id),
    onSuccess: ({ message }) => {
      toast.info(message ?? messages.productsAdded)
      setOrderId('')
      onClose()
    },
    onError: (thrown) => setRefusal(appErrorOf(thrown).message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = orderId.trim()
    if (id === '') return setRefusal(messages.invalidOrderId)
    reorder.mutate(id)
  }
  return (
    <Modal opened={opened} onClose={onClose} title="Reorder">
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <TextInput
            label="Order id"
            description="Its products are added to this cart; what is in the cart stays. Ctrl+Z takes it back."
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
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
