/** Asks for confirmation before the user gives up finding out what became of an order. */
import { messages } from '../../shared/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import type { useSettling } from './use-settling.ts'

export interface SetAsideDialogProps {
  readonly opened: boolean
  readonly settling: ReturnType<typeof useSettling>
  readonly onClose: () => void
  /** Called after the dialog has closed, to move the focus. */
  readonly onAfterClose?: () => void
}

export const SetAsideDialog = ({ opened, settling, onClose, onAfterClose }: SetAsideDialogProps) => (
  <ConfirmDialog
    opened={opened}
    title={messages.closeOrderSure}
    yes="Close order"
    danger
    risky
    busy={settling.settingAside}
    onYes={() => settling.setAside(onClose)}
    onNo={onClose}
    {...(onAfterClose && { onAfterClose })}
  >
    {messages.setAsideLast}
  </ConfirmDialog>
)
