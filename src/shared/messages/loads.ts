export const loadsMessages = {
  loadRange: 'Please select Load From and Load To date',
  loadAnyRange: 'Please select Load From or Ship From date',
  loadOneNumber: 'Please select either POID or CPO ID',
  loadAwbShort: 'Please enter minimum 3 characters of AWB No. / Docket No.',
  loadsTooLong: 'Loads are shown for at most three months at a time.',
  receivedAsExpected: 'Nothing differs: everything came as expected.',
  countRange: 'Please type a whole number of pieces.',
  noLoadsFound: 'Load records not Found.',
  loadInvoiceNone: 'Invoice details are not available!!',
  loadWithoutLines: 'The portal names nothing that is in this load',
  loadWithoutBoxes: 'The portal names no boxes of this load',
  boxWithoutLines: 'The portal names nothing that is in this box',
} as const
