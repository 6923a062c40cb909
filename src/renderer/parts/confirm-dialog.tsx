/**
 * Asks once before something that can't be taken back. Enter says yes, or no where it is `risky`; Esc says no. Over
 * another dialog, which then is in a `Modal.Stack`, Esc closes the question alone.
 */
import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useId } from 'react'

export interface ConfirmDialogProps {
  readonly opened: boolean
  /** The question. */
  readonly title: string
  readonly children?: ReactNode
  /** The verb on the button. */
  readonly yes: string
  readonly no?: string
  readonly danger?: boolean
  /** Too much for a hasty Enter. */
  readonly risky?: boolean
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  /** It is gone from the screen; a dialog below may have taken the focus to its beginning. */
  readonly onGone?: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    yes,
    no = 'Cancel',
    danger = false,
    risky = false,
    busy = false,
    onYes,
    onNo,
    onGone,
  } = props
  const stackId = useId()
  return (
    <Modal
      stackId={stackId}
      opened={opened}
      onClose={onNo}
      {...(onGone && { onExitTransitionEnd: onGone })}
      title={title}
      size="md"
      withCloseButton={false}
    >
      {children}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onNo} data-autofocus={risky || undefined}>
          {no}
        </Button>
        <Button color={danger ? 'red.7' : 'lagoon'} onClick={onYes} loading={busy} data-autofocus={!risky || undefined}>
          {yes}
        </Button>
      </Group>
    </Modal>
  )
}
