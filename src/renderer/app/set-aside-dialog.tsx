/** Asked before it is given up to find out what became of an order. */
import { messages } from '../../shared/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import type { useSettling } from './use-settling.ts'

export interface SetAsideDialogProps {
  readonly opened: boolean
  readonly settling: ReturnType<typeof useSettling>
  readonly onClose: () => void
  /** After it is gone: where the focus goes. */
  readonly onGone?: () => void
}

export const SetAsideDialog = ({ opened, settling, onClose, onGone }: SetAsideDialogProps) => (
  <ConfirmDialog
    opened={opened}
    title={messages.closeOrderSure}
    yes="Close order"
    danger
    risky
    busy={settling.settingAside}
    onYes={() => settling.setAside(onClose)}
    onNo={onClose}
    {...(onGone && { onGone })}
  >
    {messages.setAsideLast}
  </ConfirmDialog>
)
