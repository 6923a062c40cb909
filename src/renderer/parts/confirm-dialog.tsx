/**
 * Asks for confirmation before something that can't be undone. Enter confirms, or cancels if it is `risky`; Esc cancels. Over another
 * dialog, which must be in a `Modal.Stack`, Esc closes only the question.
 */
import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useId } from 'react'

export interface ConfirmDialogProps {
  readonly opened: boolean
  readonly title: string
  readonly children?: ReactNode
  /** The verb on the confirming button. */
  readonly yes: string
  readonly no?: string
  readonly danger?: boolean
  /** True if Enter must not confirm. */
  readonly risky?: boolean
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  /** Called after the dialog has closed; a dialog below may have moved the focus to its start. */
  readonly onAfterClose?: () => void
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
    onAfterClose,
  } = props
  const stackId = useId()
  return (
    <Modal
      stackId={stackId}
      opened={opened}
      onClose={onNo}
      {...(onAfterClose && { onExitTransitionEnd: onAfterClose })}
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
