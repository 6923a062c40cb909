/** Opens the checkout of a kiosk order in the browser, after a confirmation. */
import { useMutation } from '@tanstack/react-query'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'

interface CheckOutProps {
  readonly id: string
  readonly onClose: () => void
}

export function CheckOut({ id, onClose }: CheckOutProps) {
  const opening = useMutation({
    mutationFn: () => ask('kiosk.checkOut', { id }),
    onSuccess: () => {
      toast.done(messages.kioskCheckoutOpened)
      onClose()
    },
  })
  const error = opening.error === null ? undefined : appErrorOf(opening.error)
  return (
    <ConfirmDialog
      opened
      title={`Check out kiosk order ${id}?`}
      yes={error?.sentence === 'kioskDebitUnknown' ? 'Retry' : 'Open checkout'}
      busy={opening.isPending}
      onYes={() => opening.mutate()}
      onNo={onClose}
    >
      {error === undefined ? (
        messages.kioskCheckOutAbout
      ) : (
        <Notice tone="bad">
          {error.message}
          {error.because !== undefined && <div>{error.because}</div>}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
