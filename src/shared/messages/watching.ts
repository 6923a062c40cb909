export const watchingMessages = {
  watchBack: 'Back in stock: {name}, {pieces}.',
  watchCheaper: 'Cheaper: {name}, {from} before and {to} now.',
  watchShipped: '{name} has shipped.',
  watchDelivered: '{name} was delivered.',
  watchCancelled: '{name} was cancelled.',
  watchEnded: '{name} can’t be seen by your store any more. It isn’t watched from now on.',
  watchSeveral: '{n} things that you watch have changed.',
  watchFull:
    '{n} {what} are watched already, which is all that StoreDesk looks after. Stop watching one of them first.',
  watchOver: 'This order is {status}: nothing more becomes of it.',
  watchUnknown: 'How it stands is not known just now, so it can’t be watched. Try again later.',
  watchNothingNew: 'Nothing has changed.',
} as const
