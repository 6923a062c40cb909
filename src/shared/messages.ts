/**
 * Every sentence that a rule shows to a person, once: some are the trade's own, spelling included, and stores know
 * them by heart. Screens and tests name a sentence by key; `say` fills the braces in.
 */
export const messages = {
  // Session
  loginIncorrect: 'The email or password you entered is incorrect.',
  otpSent: 'A One-Time Password has been sent to {email} and registered mobile number.',
  otpIncorrect: 'The one-time password is not right or has run out. Ask for a new one and type it again.',
  sessionEnded: 'Your session has ended. Sign in again; what you were working on is kept.',
  passwordChanged: 'Password Changed Successfully.',
  passwordInvalid: 'Your password is Invalid. Please retry.',
  passwordPolicy: 'Your password is Invalid. Password policy not matched.',
  passwordDigits: 'At least {n} digits',
  passwordLower: 'At least {n} lower-case letters',
  passwordUpper: 'At least {n} upper-case letters',
  passwordSpecials: 'At least {n} of !@#$%',
  passwordNoWeakWord: 'No word that is easily guessed',
  passwordWeak: 'Weak: it contains “{word}”',
  emailMissing: 'Type the email address of the store.',
  passwordMissing: 'Type the password.',
  notAResetLink: 'This is no link to set a new password.',
  passwordsDiffer: 'The two passwords are not the same.',
  signInRefused: 'The portal let you in and then did not know you. Sign in again; if it stays, ask the portal’s staff.',
  signInSlow: 'The portal takes long to answer. You can wait, or cancel and try again.',
  forgotUnknown: 'We are sorry. We were not able to identify you with the email address you provided.',
  resetLinkDead:
    'Either your reset link has been expired or you have used this link. Please reinitiate your request of forgot password.',
  resetDone: 'Password reset successfully. Please login to continue.',
  providerUnknown: 'There is no such way of signing in here.',
  providerStrange: 'This sign-in was not begun here, so StoreDesk did not follow it. Begin it on the sign-in screen.',
  providerUsed: 'This sign-in was used already. Begin it again.',
  providerLate: 'This sign-in took longer than ten minutes. Begin it again.',
  providerSaidNo: 'The provider did not let you in. Try again, or sign in another way.',
  tokenInMemory:
    'This computer has no keychain that StoreDesk can use. You stay signed in only until StoreDesk is closed.',

  // Finding products
  productNotFound: 'Product not found',
  productsNotFound: 'Products Not Found',
  noFilters: 'There is nothing to filter by here.',
  suggestionsOffline: 'No connection to the portal: these are products that this computer has seen.',
  bestsellersNotFound: 'Best seller products not found',
  selectQuantity: 'Please select quantity.',
  reasonNeeded: 'Please Enter a Reason',
  chooseCategory: 'Please select catagory',
  categoriesFailed: 'Error in getting category',
  categorySaleFailed: 'Error in getting category total sale',
  categoryBestsellersNone: 'Bestsellers Not Found',
  nothingSuggested: 'Nothing is suggested while {missing} are not known: it might be too much.',
  figuresMissing: '{what} is not known: {why}',
  orderCountsMissing: 'How many orders stand where is not known: {why}',
  sizesMissing: 'Its other sizes and colours can’t be shown: {why}',
  nothingToAssist: 'No products are available to assist you for selected category.',
  nothingSoldYet: 'The portal has no sales and no stock of this store yet.',
  nothingReordered: 'Nothing of this category was ordered lately.',
  assistNoSales: 'What was sold is not known, so nothing is suggested: {why}',
  assistNoStock: 'What is in the shop is not known, so nothing is suggested: {why}',
  assistNoOrders: 'What is on order is not known, so nothing is suggested: {why}',
  assistOldCopy: 'the portal gives only a copy from before, which doesn’t fit the figures of now.',
  assistNoTransit: 'What is in transit is taken from the orders alone: {why}',
  reorderMissing: 'Some of the latest orders are missing here: {why}',
  selectProduct: 'Please Select At Least 1 Product To Proceed To Cart',

  // Cart
  alreadyInCart: 'Already added to cart..!!',
  sameQuantity: 'Already added to cart with same quantity..!!',
  notInCart: 'Product not found in cart..!!',
  cartFull: 'Maximum number of item in cart is reached',
  listingTooLong:
    'Number of products you are trying to add exceeds cart limit of 300 products. Please try adding products for required subcategories or individual products.',
  productNotServiceable: 'Product is not serviceable',
  notServiceableNotAdded: 'Below products are not serviceable : {products} Hence not able to add to Cart.',
  notServiceableRemoved: 'Below product(s) are not serviceable: {products} Hence removing them from your cart.',
  tryAgain: 'Please try again or check internet connectivity',
  cartEmpty: 'The cart is empty.',
  cartNotFound: 'Cart not found',
  cartNotRefreshed: 'Could not refresh the cart',
  cartReviewed: 'Your cart has been updated. Please review your cart and place order.',
  cartAdjusted: 'Your cart has been updated as per stock availability. Please review your cart and place order.',
  noMapping:
    'No warehouse or stockist supplies your store at the moment: nothing can be ordered. Please tell the company.',
  mappingChanged: 'You cart has been updated as per stock availability. Please review your cart and place order.',
  cartChanged: 'Cart has been updated kindly refresh the Cart',
  cartPreparing: 'Cart is Preparing...',
  stockRefreshing: 'Kindly wait we are updating your cart as per the availability of the products',
  deleteProduct: 'Are you sure you want to delete this product?',
  deleteCart: 'Are You Sure You Want To Delete This Cart?',
  clearAsks: '{lines} with {pieces}, {amount} in all. Ctrl+Z brings them back.',
  deletedFromCart: '{n} Item has been deleted from your Cart',
  productsAdded: 'Products added to cart successfully',
  productsUpdated: 'Products updated to cart successfully',
  someLeftOut: '{added} of {asked} products were added. Left out: {products}',
  severalInCart: '{n} products are already in the cart',
  andMore: 'and {n} more',
  productAdded: 'Product added successfully to cart.',
  productUpdated: 'Product updated in cart successfully',
  cartersFailed: 'Error for fetching carters blocking products',
  invalidOrderId: 'Please enter valid Order Id',
  reorderFailed: 'Failed to create cart from the specified OrderID',
  reorderOrderFailed: 'Failed To Create Cart from the specified OrderID',
  exchanged: '{pieces} of {name} take their place. Ctrl+Z takes it back.',
  alternateShort: 'Please select any other product as this product does not have sufficient quantity',
  quantitiesUnsent: 'Not at the portal yet: {quantities}.',
  importDiscard: 'What the file has stays in the file; what you corrected here, and what is not in the cart yet, goes.',
  dropCartFile: 'Drop the CSV file or Excel workbook to look it over before anything is added to the cart',
  quantityWaits: 'Not at the portal yet',
  cartNotWhole: 'Some quantities are not at the portal yet: send them first.',
  quantitiesFromBefore: 'They were typed before and could not be sent.',
  quantityRange: 'Quantity is a whole number from 1 to 9999.',
  quantityRefused: '{qty} was not taken: {why}',
  pasteNoLine: 'There is no line left for it',
  undone: 'Undone: {step}. Ctrl+Y does it again.',
  redone: 'Done again: {step}. Ctrl+Z takes it back.',
  notUndone: '“{step}” could not be taken back, and stays the next to undo: {why}',
  notRedone: '“{step}” could not be done again, and stays the next to redo: {why}',
  neverUndone: '“{step}” can’t be taken back any more: {why}',
  neverRedone: '“{step}” can’t be done again any more: {why}',
  notInCatalogue: 'Not in the catalogue any more',
  productsNotAdded: '{products} not added.',
  nothingLeftInCart: 'Nothing is left in the cart.',
  stillInCart: 'Still in the cart: {lines}, {pieces}.',
  piecesNotPlaced: '{pieces} not placed.',
  oneInHistory: 'You find it in the order history.',
  orderNotSent: 'What was to be ordered is in the cart still.',
  severalInHistory: 'You find them in the order history.',
  givenElsewhere: '{n} of them with a warehouse that gives more',
  gapAllInCart: 'All that can be ordered is in the cart',
  gapNoneChosen: 'Nothing is chosen',
  foundDone: 'The answer got lost on its way. The cart was read again: it was done.',

  // Why a line stays a gap
  gapUnknownProduct: 'not in the catalogue any more',
  gapNoStock: 'no stock',
  gapOtherMrp: 'stock at another MRP only',
  gapNotMapped: 'only in warehouses that are not mapped to this store',
  gapNoGstRate: 'no GST rate for its HSN code',
  gapNoStockistBaseCost: 'the stockist has no price at this MRP',
  gapShortStock: 'not enough stock at this MRP',
  gapNoPrice: 'no price can be worked out for it',
  gapElsewhereNone: 'None of it at the store’s other {warehouses}.',
  gapNone: 'None of it at {warehouses} of this store.',
  gapUnmapped: '{pieces} at this MRP are in warehouses that are not mapped to this store.',
  gapOfCart:
    'The cart’s gap is what no warehouse could give: it is in none of these orders. The column Gap is what a warehouse lacks of an order it took.',
  gapNow: 'No warehouse can give this now. It is in none of the orders.',

  // Why a refresh changed a line
  newsLineCame: 'added to the cart elsewhere',
  newsLineWent: 'no longer in the cart',
  newsWanted: 'changed elsewhere',
  newsStock: 'in stock: {was}, now {now}',
  newsUnmapped: '{warehouse} no longer supplies this store',
  newsAllowed: 'may be ordered again',
  newsMrp: 'MRP: {was}, now {now}',
  newsGst: 'GST: {was}, now {now}',
  newsGstKind: '{now} in place of {was}',
  newsMargin: 'margin: {was}, now {now}',
  newsPrice: 'price: {was}, now {now}',

  // Why a line may not be ordered at all
  barredCarter: 'not sold to stores of this concept',
  barredCartersUnknown: 'whether it may be sold to this store is not known',
  barredNoWarehouses: 'no warehouse lists it',
  barredInactive: 'not sold any more',
  barredNoMargin: 'it has no margin for stores',
  barredFoodLicence: 'food needs a food licence',
  barredStockType: 'this vendor stock is not for stores',
  barredRule: 'blocked for this store',
  barredUnserviceable: 'can’t be brought to this pincode',

  // Cart upload
  cannotUpload: 'Uploading a cart is not enabled for this store.',
  notCsv: 'Please select valid csv file',
  filesTaken: 'StoreDesk takes CSV files and Excel workbooks (.xlsx).',
  mixedApparel: 'You cannot upload both Apparel & Non - Apparel products in this cart',
  csvEmpty: 'The file has no rows.',
  csvBinary: 'This is not a text file. Save the sheet as CSV and choose it again.',
  csvTooLarge: 'The file is larger than {limit}. Split it and import the parts one after the other.',
  csvTooManyRows: 'The file has more than {limit} rows. Split it and import the parts one after the other.',
  workbookEncrypted:
    'This workbook is protected by a password. Save it without one, or save the sheet as CSV, and choose it again.',
  workbookOld: 'This is an old Excel file: open it in Excel, save it as .xlsx and choose that.',
  openSheets:
    'Several sheets could be the cart: {names}. Hide those that aren’t it, or save the right one alone, and choose the file again.',
  openIds:
    'Several columns could be the product ids: {names}. Name the right one “Product id” and choose the file again.',
  openQuantities:
    'It can’t be told from {names} which column is the quantity. Name the right one “Order qty” and choose the file again.',
  openNoIds: 'No column is called as product ids are. Name it “Product id” and choose the file again.',
  openNoQuantities: 'No column is called as quantities are. Name it “Quantity” and choose the file again.',
  notRead: 'Not read: {parts}.',
  workbookBroken:
    'This workbook can’t be read: it may be damaged. Open it in Excel, save it again and choose it again.',
  workbookTooLarge: 'This workbook unpacks to more than {limit}. Save the sheet alone as CSV and choose that.',
  workbookTooManySheets: 'This workbook has more than {limit} sheets. Save the sheet alone as CSV and choose that.',
  workbookTooManyCells: 'This sheet has more than {limit} cells. Save the columns that count as CSV and choose that.',
  workbookTooSlow: 'This workbook takes too long to read. Save the sheet alone as CSV and choose that.',
  rowTaken: 'Taken',
  rowGap: 'Taken; {available} of {wanted} pieces can be given now, gap {gap}',
  rowDuplicate: 'Dropped: product {id} is already on line {line}',
  rowNotTwoIntegers: 'Not two whole numbers (product id, quantity)',
  rowUnknown: 'No product {id} in the catalogue',
  rowBlocked: 'Product not found: it is not sold to this store',
  rowNotThere: 'Products Not Found: it is not sold to this store',
  rowFoodLicence: 'Food is sold to stores with a food licence only',
  rowNotServiceable: 'Product is not serviceable at your pincode',
  rowWrongCart: 'Belongs in the {cart} cart',
  rowOverCapacity: 'Maximum number of item in cart is reached ({limit})',
  rowElsewhere: 'Changed at another computer: {was} before, {now} now; not sent',
  rowOrdered: 'Ordered since sending began; not put into the cart again',
  rowPerhapsOrdered:
    'Orders since sending began may be missing on this computer; not sent. Add it in the cart if it is wanted.',
  rowFixed: 'Sending began with this row as it was. Change the product in the cart itself.',
  rowHeader: 'Header row, skipped',
  rowHeaderNumbers: 'First row, skipped as the header, though it has two numbers. Is it data? Then say so.',

  templateGone: 'This template is no longer there.',
  templateNameTaken: 'There is a template of this name already. Choose another name, or replace it.',
  templateEmpty: 'There is nothing to save: no product id with a quantity was found.',
  templateTooLong: 'A template holds {limit} products. This has more.',
  templateRowsLeft:
    '{n} rows are not in it: they are not a product id with a quantity from 1 to 9999, or name a product again.',

  importGone: 'This import is no longer there. Choose the file again.',
  importUnfinished:
    'An import of {file} is not finished yet. Finish or discard it first, or say that it is to be replaced.',
  importRunning: 'An import into this cart is running. Wait until it is finished, or stop it.',

  // Placing orders
  cannotOrder: '"Can Order" is disabled for this franchisee.',
  orderBlocked: 'Your order is blocked',
  askWhoOpensOrdering: 'Ask your franchise support to open ordering again. The cart stays as it is.',
  noMinimumReached: 'No warehouse reaches its minimum yet.',
  minimumShort: '{amount} more to order from {warehouse}',
  minimumShortHere: '{amount} more to order',
  freeShippingShort: '{amount} more for free shipping',
  selectWarehouse: 'Please select warehouse',
  addressesKept: 'Addresses are kept by the company: ask the portal’s staff to complete them.',
  fieldNoNumber: 'Type a number, such as 12.',
  fieldNoAmount: 'Type an amount, such as 1,234.50.',
  fieldTooSmall: 'At least {n}.',
  fieldTooBig: 'At most {n}.',
  fieldTooShort: 'At least {n} characters.',
  fieldTooLong: 'At most {n} characters.',
  fieldUnfit: 'This can’t be sent as it is.',
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

  // Kiosk
  kioskNotConfirmed: 'Failed to confirm Order / Please try again',
  kioskConfirmed: 'The kiosk order is confirmed.',
  kioskConfirmedBefore: 'This kiosk order was confirmed before; nothing was sent again.',
  kioskOrdersFailed: 'Failed to load Data.',
  kioskOrdersNone: 'There are no kiosk orders of this status.',

  // Order history
  historyOrderRange: 'Please select Order From and Order To date',
  historyShipRange: 'Please select Ship From and Ship To date',
  historyAnyRange: 'Please select Order From or Ship From date',
  historyShipNotApplicable:
    'Shipped from and Shipped to dates are not applicable for Pending / Confirmed / Cancelled status.',
  historyTooLong: 'The order history covers at most three months at a time.',
  historyReversed: 'The last day lies before the first.',
  noOrdersFound: 'No Orders Found!!',
  arsReportFailed: 'Error while fetching ars report data.',
  arsReportEmpty: 'No Details Found!!.',
  arsReportTooLong: 'The report covers at most one month at a time, until today.',
  orderWithoutLines: 'The portal names no lines of this order',
  noGapReport: 'The portal has no gap report of this order',
  rowsNotInFile: '{n} rows are not in the file: they could not be read, or came while it was made.',
  rowsBeyondFile: '{n} more rows are not in the file: a file takes {most}.',
  choicesFailed: 'Not loaded. Open it to try again.',
  notAChoice: '“{value}” isn’t among the choices.',
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
  invoiceWrong: 'The figures of this invoice do not add up. StoreDesk does not print it; ask the portal’s staff.',
  invoiceWrongTax:
    'The tax of this invoice does not fit the two states: goods within a state carry CGST and SGST, goods between two states IGST. StoreDesk does not print it; ask the portal’s staff.',
  invoiceNoGstin:
    'The seller of this order has no GSTIN, so there can be no tax invoice. StoreDesk does not print one; ask the portal’s staff.',
  invoiceNumberLong:
    'The number of this invoice is longer than the 16 characters that a tax invoice may have. StoreDesk does not print it; ask the portal’s staff.',

  // Papers
  listTooLongForPaper: 'More than {most} rows are not for paper. Narrow the list, or export it as a file.',
  rowsNotOnPaper: '{n} rows are not on this paper: they could not be read, or came while it was made.',
  papersLeftOut: 'Left out: {papers}',
  paperNotMade: '{about}: {why}',
  noOfPersons: 'Please select No. of Persons',
  badgeNameMissing: 'Type the name that stands on the badge.',
  badgeDesignationMissing: 'Choose a designation.',
  mandatoryFields: 'Please Fill all the mandatory fields',
  birthDateAhead: 'The birth date lies in the future.',
  birthDateLongAgo: 'The birth date lies before 1900. Check the year.',
  notAPicture: 'Please Upload Image File',
  pictureTooLarge: 'This picture is larger than 10 MB. Choose a smaller one.',
  pictureTooManyPixels: 'This picture has more than 40 megapixels. Choose a smaller one.',
  pictureUnreadable: 'This picture can’t be read: it may be damaged. Choose another one.',
  pictureGone: 'A picture is no longer there. Choose it again.',

  // Acting for a store
  actingNotYours: 'Only portal staff can act for a store.',
  actingForOneself: 'This is your own account: nobody has to act for it.',
  actingForNoStore: 'This user is no franchise store: there is nothing to act for.',
  actingOrderOpen: 'One of your own orders is being placed or checked. Wait until it is settled, then act for a store.',
  actingCartClosed:
    'You are acting for {store}. The portal keeps carts by who is signed in, so yours is closed meanwhile: end acting to go on with it.',
  actingLimits:
    'The portal opens no other store’s cart, orders, ledger or notices to staff: while you act, these stay your own. It answers for the store where it is asked for a user by number: details and blocked ordering.',
  linkForeign: 'StoreDesk doesn’t open this address: it is on no site that the company has allowed.',
  nothingToday: 'Nothing needs you at the moment. Have a good day in the shop.',
  usersNotFound: 'No users found.',

  // Settings
  allMandatory: 'All Fields Are Mandatory.',
  restartWaits: 'An order is being placed or checked. StoreDesk can start anew when that has ended.',
  hostsNotYours:
    'The portal’s addresses can’t be changed here: they are set outside of StoreDesk. Ask whoever installed it.',
  signInToClear: 'Sign in first: what is cleared is the account’s own.',
  clearingWaits: 'An import or an order is on its way. Wait until it has ended, then clear.',

  // What a connection test finds: what it is, and what to do
  netPortal: 'The portal answers.',
  netSlow: 'The portal answers, but slowly. Check what else uses this internet connection, or ask for a faster one.',
  netNoName:
    'There is no such name on the internet. Check the internet connection first, then how the address is spelt.',
  netRefused: 'This computer or port doesn’t take connections. Check the address, or try again in a few minutes.',
  netSilent: 'Nothing answers there. A firewall may hold the connection back: ask whoever looks after the network.',
  netNoNetwork: 'This computer has no way to that address. Check the cable, the Wi-Fi, or the router.',
  netCertificateExpired:
    'The certificate has run out. Check this computer’s date first; if it is right, the portal’s operators have to renew it.',
  netCertificateEarly: 'The certificate isn’t valid yet: this computer’s clock is behind. Set date and time right.',
  netCertificateUnknown:
    'The certificate is signed by nobody that StoreDesk knows. A virus scanner or a firewall may be reading along: ask whoever looks after the network to leave the portal out.',
  netCertificateOfOther:
    'The certificate is for another name: this isn’t the portal, or a Wi-Fi wants you to sign in first. Check the address.',
  netNotSecure: 'No secure connection comes about: this isn’t an https address, or something on the way breaks it.',
  netProxyGone: 'The proxy can’t be reached. Check its address, or choose another way to the internet above.',
  netProxyWantsPassword:
    'The proxy wants a name and a password, and StoreDesk gives none. Ask whoever looks after it to let this computer through to the portal.',
  netProxyRefuses: 'The proxy doesn’t let StoreDesk through. Ask whoever looks after it to allow this address.',
  netCaptive:
    'A web page answers in place of the portal. A Wi-Fi may want you to sign in: open any page in the browser, then test again.',
  netOtherHost: 'Something answers there, but it isn’t the portal. Check the address.',
  netBroken: 'The connection broke before an answer came. Try again; if it stays, ask whoever looks after the network.',
  netPortalTrouble: 'The portal is there, but has a problem at the moment. Try again in a few minutes.',

  // Notifications
  noticesNone: 'There is nothing new.',
  screenNotOpen: '{title} isn’t open to your account. This is where you begin.',
  noticeScreenMissing: 'StoreDesk doesn’t have the screen of this notice yet.',
  noticeNotMarked: '1 notice could not be marked as read: {why}',
  noticesNotMarked: '{n} notices could not be marked as read: {why}',

  // Faults
  noConnection: 'No connection to the portal. What you see are saved copies; nothing is sent.',
  noAnswerNow: 'The portal gives no answer just now.',
  offline: 'The portal can’t be reached. Check the internet connection and try again.',
  timeout: 'The portal took too long to answer. Try again.',
  writeLost: 'Whether that was done isn’t known: the portal’s answer was lost. Look before you try again.',
  cancelled: 'Cancelled.',
  portalFault: 'The portal has a problem at the moment. Try again in a few minutes.',
  refused: 'The portal refused this request.',
  strangeAnswer: 'The portal answered in a way that StoreDesk does not understand ({call}: {field}).',
  badRequest: 'StoreDesk asked for something it may not ask for.',
  storageFault: 'StoreDesk can’t write to its folder on this computer. Free some space or ask your administrator.',
  storageNewer: '{file} was written by a newer StoreDesk. Install that version, then start again.',
  fileUnreadable: 'The file can’t be read. It may be open in another program or have been moved.',
  documentElsewhere: 'This document lies at an address that StoreDesk may not open.',
  documentStrange: 'What came from the portal is no document that can be shown here.',
  documentTooLarge: 'This document is larger than {most} MB and isn’t opened.',
  documentGone: 'The portal doesn’t have this document any more. Load the list again.',
  fileNotKept: 'Choose the file again.',
  cFormFile: 'Only .xls, .xlsx, .jpg files with maximum size of 1 MB are allowed!',
  fileUnwritable: 'The file can’t be written. It may be open in another program, or the disk is full.',
  linkNotOpened: 'The link can’t be opened: this computer has no browser that StoreDesk could ask.',
  runsAlready: 'StoreDesk runs already: its window comes to the front.',
  notCopied: 'It could not be copied. Select it by hand.',
  defect: 'Something went wrong in StoreDesk. Try again; if it stays, send the log to support.',
} as const

export type MessageKey = keyof typeof messages

/** The sentence with its {braces} filled in; a brace without a value stays, so that a test sees it. */
export function say(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence: string = messages[key]
  if (!sentence.includes('{')) return sentence
  return sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
}
