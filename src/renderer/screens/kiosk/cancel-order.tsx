/**
 * Cancels a kiosk order after a confirmation. A lost answer is reported as lost; the cancellation is sent again only if the user says so.
 */
import { useMutation } from '@tanstack/react-query'
import { isResend, retryLabel } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'

export interface CancelOrderProps {
  readonly id: string
  readonly onClose: () => void
}

export function CancelOrder({ id, onClose }: CancelOrderProps) {
  const cancelling = useMutation({
    mutationFn: (again: boolean) => ask('kiosk.cancel', { id, again }),
    onSuccess: () => {
      toast.done(`Kiosk order ${id} is cancelled`)
      onClose()
    },
  })
  const error = cancelling.error === null ? undefined : appErrorOf(cancelling.error)
  const isLost = error?.sentence === 'writeLost'
  const usual = isLost ? 'Send again' : 'Cancel order'
  return (
    <ConfirmDialog
      opened
      title={`Cancel kiosk order ${id}?`}
      yes={(error && retryLabel(error)) ?? usual}
      no="Keep order"
      danger
      risky
      busy={cancelling.isPending}
      onYes={() => cancelling.mutate(error !== undefined && isResend(error))}
      onNo={onClose}
    >
      {error === undefined ? (
        messages.kioskCancelSure
      ) : (
        <Notice tone={isResend(error) ? 'warn' : 'bad'}>
          {error.message}
          {error.because !== undefined && <div>{error.because}</div>}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
