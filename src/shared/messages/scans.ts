/** Messages for scans that weren't counted. */
export const scansMessages = {
  scanBarcode:
    '{code} is a manufacturer’s barcode ({symbology}) that matches no product of the portal. Scan the label with the product ID.',
  scanTorn: 'Only part of the scan arrived: {code}. Scan it again.',
  scanUnread: 'The scan couldn’t be read: {code}. Scan it again.',
  scanPerhaps: 'It may be a manufacturer’s barcode ({symbology}).',
  scanNotTaken: 'The portal didn’t accept the scanned piece.',
  scansWait: '{scans} waiting for the portal',
  scanStuck: 'The scan couldn’t be read: a key such as Ctrl or Alt is held down. Press it once, then scan again.',
  scanSignedOut: 'Scans aren’t counted while you are signed out. Sign in, then scan again.',
  scanLoading: 'Not counted: {code}. The load is still loading. Scan it again.',
  scanOther: '{code} isn’t a product barcode.',
  scanBox: '{code} is a box, not a product. Open its load to check it off.',
  scanLoad: '{code} is a load, not a product. Open the load to check it off.',
  scanOrder: '{code} is an order, not a product.',
  scanCovered: 'Not counted: {code}. Close the dialog that is open, then scan again.',
  scanNowhere:
    'Not counted: {code}. This screen doesn’t use scans. Open the cart or a load, or click the search field first.',
  scanUnended: 'Not counted: {code}. The scanner sends no Enter after the code. Set Enter or Tab as its suffix.',
} as const
