export const paymentsMessages = {
  paymentNoOrders: 'Please select appropriate orders for payment.',
  paymentAmount: 'Please check the amount paid based on amount payable.',
  paymentNoMode: 'Please select the payment mode.',
  paymentNoReference: 'Please provide reference no.',
  paymentConfirmed: 'Your Payment has been successfully confirmed',
  paymentBefore: 'The portal has this payment already; nothing was sent again.',
  paymentFound: 'The portal’s answer was lost, but it doesn’t list these orders as unpaid any more.',
  paymentNow: 'Still pending at the portal: the payment was not confirmed. Confirm now?',
  paymentLost:
    'A payment was sent from this computer, and no answer came. Look below whether the portal has it before you confirm it again:',
  paymentsNone: 'No order waits to be paid.',
} as const
