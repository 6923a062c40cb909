export const orderMessages = {
  // Placing orders
  cannotOrder: '"Can Order" is disabled for this franchisee.',
  orderBlocked: 'Your order is blocked',
  askWhoOpensOrdering: 'Contact franchise support to enable ordering again. Your cart isn’t changed.',
  noMinimumReached: 'No warehouse has reached its minimum yet.',
  minimumShort: '{amount} more to order from {warehouse}',
  minimumInShort: '{amount} short',
  minimumShortHere: '{amount} more to order',
  freeShippingShort: '{amount} more for free shipping',
  selectWarehouse: 'Please select warehouse',
  earlierOrderFirst: 'An earlier order has the same lines. Check its status first.',
  addressesKept: 'The company maintains your addresses. Ask portal support to complete them.',
  fillRequired: 'Please fill-up required fields',
  processingOrder: "We are processing your order. Please don't refresh the page.",
  orderInProgress: 'Your order is still in progress',
  orderFailed: 'Failed to place the order. Please retry.',
  orderMaybeNotPlaced:
    'It seems that your order has not been placed successfully. Please check order history before placing the order again.',
  orderUnconfirmed:
    'The portal hasn’t confirmed this order. StoreDesk won’t send it again: check its status, or check your order history.',
  orderRecovered: 'Your order was placed. The portal confirmed it when StoreDesk checked.',
  orderFoundInHistory:
    'Your order history has an order like this one, placed at the same time: {numbers}. Check that it is yours.',
  orderAmountDiffers: 'The portal placed this order for a different amount. {amounts}. Contact portal support.',
  orderAnswerContradicts:
    'The portal’s reply about this order contains contradictory details. StoreDesk won’t send it again: check your order history before you order the same lines.',
  orderNotReceived: 'The portal never received this order. Your cart is unchanged.',
  orderNotRecorded:
    'The order was sent, but its outcome couldn’t be saved on this computer. Free up disk space, and StoreDesk checks with the portal. Don’t place it again.',
  lookBackOtherStores:
    'Orders that you placed for other stores aren’t in your order history. Check with those stores before you order for them again.',
  orderOfOtherStore:
    'The portal hasn’t confirmed this order. It was placed for another store and isn’t in your order history: check with that store or portal support before you place it again.',
  orderSetAside: 'Closed without confirmation: the outcome of this order is unknown.',
  setAsideLast:
    'The order may have been placed. Check your order history first: once you close it, the same lines can be ordered again.',
  orderOpenInCart:
    'An order from this cart isn’t confirmed yet: {amount}, sent {time}. Its lines can be ordered again once it is.',
  orderInFlight: 'Another order is being placed. Wait until it is finished.',
  orderPreparedTooLongAgo: 'This order has expired. Review your cart and place it again.',
  orderPreparationGone: 'The cart has changed since this order was prepared. Review your cart and place it again.',
  orderOvertaken:
    'Another order from this cart was sent or confirmed in the meantime. Review your cart and place this one again.',
  orderTwin:
    'Another computer in this store placed the same order within minutes: {numbers}. Check both in your order history; franchise support can cancel the duplicate.',
  orderSettledMeanwhile: 'Another order was confirmed or closed: {what}. Here is the updated cart.',
  orderingHeld:
    'StoreDesk restored its orders after a fault. Orders since {since} may be missing here. Check your order history before you order anything.',
  lookBackFirst: 'Check the orders of these days first.',
  lookBackLater:
    'An order may still have been in progress when the fault was found. Check the orders again after {time}.',
  journalReadOnly:
    'StoreDesk can’t write to its folder on this computer. You can view past orders, but you can’t place new ones.',
  orderSameUnconfirmed:
    'These lines are already in an order that isn’t confirmed yet. Check its status before you place them again.',

  // Order history
  historyOrderRange: 'Please select Order From and Order To date',
  historyShipRange: 'Please select Ship From and Ship To date',
  historyAnyRange: 'Please select Order From or Ship From date',
  historyShipNotApplicable:
    'Shipped from and Shipped to dates are not applicable for Pending / Confirmed / Cancelled status.',
  historyTooLong: 'Choose a period of at most three months.',
  historyReversed: 'The “from” date must be before the “to” date.',
  noOrdersFound: 'No Orders Found!!',
  orderDetailsNone: 'Order Details records not Found',
  orderDetailsTooLong: 'Choose a period of at most one month.',
  autoConfirmedWhy:
    'The portal confirmed these orders because the store didn’t confirm them in time. Check each one. If something is wrong, contact franchise support before it ships.',
  ordersNotForConfirmation: 'Orders are not available for Confirmation',
  arsReportFailed: 'Error while fetching ars report data.',
  arsReportEmpty: 'No Details Found!!.',
  arsReportTooLong: 'Choose a period of at most one month, up to today.',
  orderWithoutLines: 'The portal lists no lines for this order',
  gapNoneAvailable: 'None of these products is available now.',
  noGapReport: 'This order has no gap',
  rowsNotInFile: 'The file is missing {rows}: they couldn’t be read, or were added during the export.',
  rowsBeyondFile: 'The file is missing {rows}: a file holds at most {most}.',
  choicesFailed: 'Couldn’t load. Open the list to retry.',
  columnsNoRoom: 'Hidden because the window is narrow: {columns}.',
  oldestViewGoes: 'This replaces your oldest view.',
  notAChoice: '“{value}” isn’t in the list.',
  rowsDidNotCome: '{rows} missing: the portal counts more than it sent.',
  pageRepeated: 'The portal sent the same page twice. There may be more {rows}.',
  pagesEndless: 'StoreDesk read only the first {pages}. There may be more {rows}.',
  listShrank: 'The list changed while it was being read, so rows may be missing. Narrow the filters, or retry.',
  csvDownloadFailed: 'Error while downloading csv',

  invoiceNotYet: 'The invoice is available once the order is confirmed.',
  invoiceCancelled: 'Cancelled orders have no invoice.',
  invoiceIsBillOfSupply: 'This order has a bill of supply instead of an invoice.',
  invoiceStoreUnknown:
    'The portal hasn’t sent this store’s type, which decides the invoice format. Print it from the store’s own account.',
  invoiceEmpty: 'No pieces of this order were supplied, so there is no invoice.',
  printersNone: 'No printers found on this computer. Save documents as PDF instead.',
  printerGone: 'The selected printer isn’t available. Printing with the default printer.',
  notPrinted: 'Couldn’t print ({why}). Save it as PDF and print the PDF.',
  tooManySheets: 'more than {sheets} at once',
  invoiceWrong: 'The amounts on this invoice don’t add up, so StoreDesk can’t print it. Contact portal support.',
  figuresApart: '{what}: {lines} by line, {told} at the portal, a difference of {difference}.',
  paperNoHsn:
    '{paper}: {lines} without an HSN code ({products}). GST requires one on every line. Ask portal support to add it.',
  invoiceWrongTax:
    'The tax on this invoice doesn’t match the two states: CGST and SGST apply within a state, IGST between states. StoreDesk can’t print it. Contact portal support.',
  supplyTaxed:
    'A bill of supply can’t include tax, but this one does. StoreDesk can’t print it. Contact portal support.',
  invoiceNoGstin: 'The seller of this order has no GSTIN, so a tax invoice can’t be issued. Contact portal support.',
  invoiceNumberLong:
    'The number of this invoice is longer than the 16 characters allowed on a tax invoice. StoreDesk can’t print it. Contact portal support.',
  closeOrderSure: 'Close this order without confirmation?',
  groupsAbout: 'Each line becomes one purchase order. Orders that you clear stay in the cart.',
  lookBackNone: 'The order history has no orders on these days.',
  preparingWhy: 'StoreDesk refreshes the cart so that the order matches current stock.',
  sendingSlow: 'The portal is taking longer than usual. StoreDesk is still waiting for its answer.',
  sendingSafe: 'The order is saved on this computer: nothing is lost, and nothing is sent twice.',
  askingOn: 'StoreDesk keeps asking the portal.',
  noGapReportWhy: 'All pieces of this order were supplied.',
  orderUnknown: 'Your store has no order with this number.',
  orderAgainAbout:
    'This adds all products of the order to the cart in the quantities ordered, including pieces that weren’t supplied. Lines already in the cart aren’t changed, and nothing is ordered yet.',
  shippingFactsNone: 'No payment or shipping details yet.',
} as const
