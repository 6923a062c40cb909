export const kioskMessages = {
  kioskNotConfirmed: 'Failed to confirm Order / Please try again',
  kioskNotCancelled: 'Failed to Cancel Order.',
  kioskConfirmed: 'The kiosk order is confirmed.',
  kioskConfirmedBefore: 'This kiosk order was confirmed before; nothing was sent again.',
  kioskOrdersFailed: 'Failed to load Data.',
  kioskOrdersNone: 'There are no kiosk orders of this status.',
} as const
