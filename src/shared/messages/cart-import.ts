export const cartImportMessages = {
  cannotUpload: 'Uploading a cart is not enabled for this store.',
  notCsv: 'Please select valid csv file',
  filesTaken: 'StoreDesk takes CSV files and Excel workbooks (.xlsx, .xls).',
  mixedApparel: 'You cannot upload both Apparel & Non - Apparel products in this cart',
  csvEmpty: 'The file has no rows.',
  csvBinary: 'This is not a text file. Save the sheet as CSV and choose it again.',
  csvTooLarge: 'The file is larger than {limit}. Split it and import the parts one after the other.',
  csvTooManyRows: 'The file has more than {limit} rows. Split it and import the parts one after the other.',
  workbookEncrypted:
    'This workbook is protected by a password. Save it without one, or save the sheet as CSV, and choose it again.',
  workbookOld:
    'StoreDesk can’t read this kind of spreadsheet. Open it in Excel, save it as an Excel workbook (.xlsx), and choose that file.',
  workbookNoTable: 'There is no table in this file. Choose a file with rows and columns.',
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
    'StoreDesk can’t read this workbook. Open it in Excel, save it again as .xlsx, and choose the saved file.',
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
  mendRow: 'Make it {qty}',
  mendNumber: 'Take the number in {rows}',
  mendThousands: 'Put the thousands of {rows} together',
  mendRaised: 'Make {rows} 1 piece',
  mendLowered: 'Make {rows} the most allowed',
  mendStock: 'Make {rows} what there is',
  mendsUndo: 'Undo the correction of {step} (Ctrl+Z)',
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
} as const
