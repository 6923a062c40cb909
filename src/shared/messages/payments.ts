export const paymentsMessages = {
  paymentNoOrders: 'Please select appropriate orders for payment.',
  paymentAmount: 'Please check the amount paid based on amount payable.',
  paymentNoMode: 'Please select the payment mode.',
  paymentNoReference: 'Please provide reference no.',
  paymentConfirmed: 'Your Payment has been successfully confirmed',
  paymentBefore: 'The portal already has this payment; nothing was sent.',
  paymentFound: 'The portal’s reply was lost, but these orders are no longer listed as unpaid.',
  paymentNow: 'The payment is still pending at the portal; it wasn’t confirmed. Confirm now?',
  paymentLost:
    'A payment was sent, but the portal’s reply was lost. Check the list below before you confirm these orders again:',
  paymentsNone: 'No orders to pay.',
} as const
