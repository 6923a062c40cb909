/** Reduces short lines to the quantity available, or deletes them if there is none; Ctrl+Z undoes it. */
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'

export interface CloseGapProps {
  readonly model: CartModel
  /** Ids of lines; every line if undefined. */
  readonly among?: readonly number[]
  readonly variant: 'default' | 'light'
  readonly children: string
  readonly onDone?: () => void
}

export function CloseGap({ model, among, variant, children, onDone }: CloseGapProps) {
  const close = useMutation({
    mutationFn: () => model.steps.closeGaps(among),
    onSuccess: () => onDone?.(),
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return (
    <Button variant={variant} title={messages.gapsClose} loading={close.isPending} onClick={() => close.mutate()}>
      {children}
    </Button>
  )
}
