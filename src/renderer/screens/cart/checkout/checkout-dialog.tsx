import { Modal } from '@mantine/core'
import type { CartType } from '../../../../shared/domain/cart.ts'

export interface CheckoutDialogProps {
  readonly cartType: CartType
  readonly opened: boolean
  readonly onClose: () => void
}

export function CheckoutDialog({ opened, onClose }: CheckoutDialogProps) {
  return <Modal opened={opened} onClose={onClose} title="Place order" />
}
