export const orderMessages = {
  // Placing orders
  cannotOrder: '"Can Order" is disabled for this franchisee.',
  orderBlocked: 'Your order is blocked',
  askWhoOpensOrdering: 'Ask your franchise support to open ordering again. The cart stays as it is.',
  noMinimumReached: 'No warehouse reaches its minimum yet.',
  minimumShort: '{amount} more to order from {warehouse}',
  minimumInShort: '{amount} short',
  minimumShortHere: '{amount} more to order',
  freeShippingShort: '{amount} more for free shipping',
  selectWarehouse: 'Please select warehouse',
  earlierOrderFirst: 'An earlier order has the same lines. What became of it has to be known first.',
  addressesKept: 'Addresses are kept by the company: ask the portal’s staff to complete them.',
  fillRequired: 'Please fill-up required fields',
  processingOrder: "We are processing your order. Please don't refresh the page.",
  orderInProgress: 'Your order is still in progress',
  orderFailed: 'Failed to place the order. Please retry.',
  orderMaybeNotPlaced:
    'It seems that your order has not been placed successfully. Please check order history before placing the order again.',
  orderUnconfirmed:
    'The portal has not said what became of this order. StoreDesk will not send it again by itself: check its status, or look in the order history.',
  orderRecovered: 'Your order was placed: the portal confirmed it when StoreDesk asked.',
  orderFoundInHistory:
    'An order like this one, placed at that time, is in the order history: {numbers}. Check that it is yours.',
  orderAmountDiffers: 'The portal placed it for another amount than you agreed to. {amounts}. Ask the portal’s staff.',
  orderAnswerContradicts:
    'The portal’s answer about this order contradicts itself. Nothing is sent again: look in the order history before you order the same lines.',
  orderNotReceived: 'The portal says that it never received this order. Your cart is unchanged.',
  orderNotRecorded:
    'The order was sent, but what became of it could not be written on this computer. Free some space on the disk: StoreDesk then asks the portal. Do not place it again.',
  lookBackOtherStores:
    'Orders that you placed for other stores aren’t in your order history. Ask those stores which orders they have of these days before you order for them again.',
  orderOfOtherStore:
    'The portal has not said what became of this order. It is an order of another store, so it isn’t in your order history: ask that store, or the portal’s staff, before you order it again.',
  orderSetAside: 'Set aside: what became of this order was never found out.',
  setAsideLast:
    'It may have been placed. Look in the order history first: once it is set aside, the same lines can be ordered again.',
  orderOpenInCart:
    'An order of this cart is not confirmed yet: {amount}, sent {time}. Its lines can’t be ordered again until it is.',
  orderInFlight: 'Another order is being placed. Wait until it is settled.',
  orderPreparedTooLongAgo: 'This order was prepared too long ago. Look at the cart again before you order.',
  orderPreparationGone: 'The cart was changed after this order was prepared. Look at it again before you order.',
  orderOvertaken:
    'Another order of this cart was sent or settled after this one was prepared. Look at the cart again before you order.',
  orderTwin:
    'Another computer of this store placed the same within these minutes: {numbers}. Look at both in the order history; your franchise support can cancel the one that is too much.',
  orderSettledMeanwhile: 'Another order was settled meanwhile: {what}. This is the cart as it is now.',
  orderingHeld:
    'The orders of this computer were restored after damage: orders since {since} may be missing here. Look at them in the order history before anything is ordered.',
  lookBackFirst: 'Look at the orders of these days first.',
  lookBackLater:
    'An order may still have been on its way when the damage was found. Look at the orders again at {time} or later.',
  journalReadOnly:
    'StoreDesk can’t write to its folder on this computer. Orders that were sent can be looked at; nothing can be ordered.',
  orderSameUnconfirmed:
    'These lines are already in an order whose outcome is not known yet. Check its status before placing them again.',

  // Order history
  historyOrderRange: 'Please select Order From and Order To date',
  historyShipRange: 'Please select Ship From and Ship To date',
  historyAnyRange: 'Please select Order From or Ship From date',
  historyShipNotApplicable:
    'Shipped from and Shipped to dates are not applicable for Pending / Confirmed / Cancelled status.',
  historyTooLong: 'The order history covers at most three months at a time.',
  historyReversed: 'The last day lies before the first.',
  noOrdersFound: 'No Orders Found!!',
  orderDetailsNone: 'Order Details records not Found',
  orderDetailsTooLong: 'The details of orders cover at most one month at a time.',
  ordersNotForConfirmation: 'Orders are not available for Confirmation',
  arsReportFailed: 'Error while fetching ars report data.',
  arsReportEmpty: 'No Details Found!!.',
  arsReportTooLong: 'The report covers at most one month at a time, until today.',
  orderWithoutLines: 'The portal names no lines of this order',
  noGapReport: 'The portal has no gap report of this order',
  rowsNotInFile: 'Not in the file: {rows} that could not be read, did not come, or came while it was made.',
  rowsBeyondFile: 'Not in the file: {rows} more. A file takes {most}.',
  choicesFailed: 'Not loaded. Open it to try again.',
  oldestViewGoes: 'The oldest view makes room for it.',
  notAChoice: '“{value}” isn’t among the choices.',
  rowsDidNotCome: '{rows} that the portal counts did not come.',
  pageRepeated: 'The portal sent the same page again: there may be more {rows}.',
  pagesEndless: 'Only the first {pages} pages were read: there may be more {rows}.',
  listShrank: 'The list became shorter while it was read: rows may be missing. Narrow it, or try again.',
  csvDownloadFailed: 'Error while downloading csv',

  invoiceNotYet: 'There is an invoice from the moment the order is confirmed.',
  invoiceCancelled: 'A cancelled order has no invoice.',
  invoiceIsBillOfSupply: 'This order has a bill of supply, not an invoice.',
  invoiceStoreUnknown:
    'The portal does not say what kind of store this order is of, and its paper depends on that. The store itself can print it.',
  invoiceEmpty: 'Nothing was given of this order, so there is nothing to invoice.',
  printersNone: 'This computer names no printers to StoreDesk. Papers are saved as PDF instead.',
  printerGone: 'The chosen printer isn’t there now: the system’s own is used.',
  notPrinted: 'It could not be printed here ({why}). Save it as PDF and print that.',
  tooManySheets: 'more than {sheets} at once',
  invoiceWrong: 'The figures of this invoice do not add up. StoreDesk does not print it; ask the portal’s staff.',
  figuresApart: '{what}: {lines} by its lines, {told} by the portal, a difference of {difference}.',
  paperNoHsn:
    '{paper}: {lines} without an HSN code ({products}). GST asks for one on every line; ask the portal’s staff to add it.',
  invoiceWrongTax:
    'The tax of this invoice does not fit the two states: goods within a state carry CGST and SGST, goods between two states IGST. StoreDesk does not print it; ask the portal’s staff.',
  supplyTaxed:
    'A bill of supply is of goods without tax, and this one tells some. StoreDesk does not print it; ask the portal’s staff.',
  invoiceNoGstin:
    'The seller of this order has no GSTIN, so there can be no tax invoice. StoreDesk does not print one; ask the portal’s staff.',
  invoiceNumberLong:
    'The number of this invoice is longer than the 16 characters that a tax invoice may have. StoreDesk does not print it; ask the portal’s staff.',
} as const
