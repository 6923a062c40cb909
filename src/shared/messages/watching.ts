export const watchingMessages = {
  watchBack: 'Back in stock: {name}, {pieces}.',
  watchCheaper: 'Price drop: {name}, now {to} (was {from}).',
  watchShipped: '{name} has shipped.',
  watchDelivered: '{name} was delivered.',
  watchCancelled: '{name} was cancelled.',
  watchEnded: '{name} is no longer available to your store, so StoreDesk stopped watching it.',
  watchSeveral: '{n} updates on products and orders that you watch.',
  watchFull: 'You already watch {what}, the maximum. Stop watching one of them first.',
  watchOver: 'This order is {status} and won’t change.',
  watchUnknown: 'Its status isn’t available now, so you can’t watch it. Try again later.',
  watchNothingNew: 'No changes.',
} as const
