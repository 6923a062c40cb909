/** Discards the counts of a load, after a confirmation. */
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { toast } from '../../parts/toasts.tsx'

export function RestartCounting({ id, onDone }: { readonly id: string; readonly onDone: () => unknown }) {
  const [isOpen, setOpen] = useState(false)
  const forget = useMutation({
    mutationFn: () => ask('receiving.forget', { load: id }),
    onSuccess: async () => {
      setOpen(false)
      await onDone()
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Clear counts…
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={`Delete all counts of load ${id}?`}
        yes="Delete counts"
        danger
        risky
        busy={forget.isPending}
        onYes={() => forget.mutate()}
        onNo={() => setOpen(false)}
      >
        {messages.receiveAgainSure}
      </ConfirmDialog>
    </>
  )
}
