export const kioskMessages = {
  kioskNotConfirmed: 'Failed to confirm Order / Please try again',
  kioskNotProcessed: 'Failed to Process Order',
  kioskNotPlaced: 'Failed to Place Order',
  kioskDebit: 'Your Debit Balance is Greater than 5000',
  kioskNotCancelled: 'Failed to Cancel Order.',
  kioskNoInvoice: 'Failed to load Invoice.',
  kioskReceiptComing:
    'The portal is still making it. StoreDesk asks again every 30 seconds while this page can be seen; there is nothing to do.',
  kioskReceiptWrong: 'The figures of this receipt do not add up. StoreDesk does not print it; ask the portal’s staff.',
  kioskConfirmed: 'The kiosk order is confirmed.',
  kioskConfirmedBefore: 'This kiosk order was confirmed before; nothing was sent again.',
  kioskOrdersFailed: 'Failed to load Data.',
  kioskOrdersNone: 'There are no kiosk orders of this status.',
} as const
