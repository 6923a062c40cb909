/** Asks once before something that can't be taken back. Enter says yes, Esc says no. */
import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'

export interface ConfirmDialogProps {
  readonly opened: boolean
  /** The question. */
  readonly title: string
  readonly children?: ReactNode
  /** The verb on the button. */
  readonly yes: string
  readonly no?: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, yes, no = 'Cancel', danger = false, busy = false, onYes, onNo } = props
  return (
    <Modal opened={opened} onClose={onNo} title={title} size="md" withCloseButton={false}>
      {children}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onNo}>
          {no}
        </Button>
        <Button color={danger ? 'red.7' : 'lagoon'} onClick={onYes} loading={busy} data-autofocus>
          {yes}
        </Button>
      </Group>
    </Modal>
  )
}
