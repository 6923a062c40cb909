/** A QR code as one path of squares: sharp at every size, on paper and on screen. */
import encodeQR from 'qr'
import classes from './qr-code.module.css'

/** Modules of white around the code, which readers need. */
const BORDER = 2
/** Bytes that the largest code holds at the least correction. */
const MOST = 2953
/** Codes of longer texts stay readable on paper only with less correction. */
const LONG = 400

/** True when `text` fits into a code. */
export const fitsQr = (text: string): boolean => text !== '' && new TextEncoder().encode(text).length <= MOST

function squares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER, ecc: text.length > LONG ? 'low' : 'medium' })
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares(rows)} />
    </svg>
  )
}
