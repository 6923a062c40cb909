/** What became of a scan that wasn't counted. */
export const scansMessages = {
  scanBarcode:
    '{code} is a barcode of the manufacturer ({symbology}). No product of the portal has it: scan the label with the product’s id.',
  scanTorn: 'The scan was cut: {code}. Scan it again.',
  scanUnread: 'The scan wasn’t read: {code}. Scan it again.',
  scanSignedOut: 'Scans aren’t counted while you are signed out. Sign in, then scan again.',
  scanLoading: 'Not counted: {code}. The load is still loading. Scan it again.',
  scanOther: '{code} isn’t a product’s barcode.',
  scanBox: '{code} is a box, not a product. Open its load to check it off.',
  scanLoad: '{code} is a load, not a product. Open the load to check it off.',
  scanOrder: '{code} is an order, not a product.',
  scanCovered: 'Not counted: {code}. Close what is open over the screen, then scan again.',
  scanNowhere:
    'Not counted: {code}. This screen takes no scans. Open the cart or a load, or click into the search field first.',
  scanUnended: 'Not counted: {code}. The scanner sends no Enter at the end. Set Enter or Tab as its suffix.',
} as const
