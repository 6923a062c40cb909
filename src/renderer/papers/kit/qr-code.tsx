/** A QR code as a single path of squares: sharp at every size, on paper and on screen. */
import encodeQR from 'qr'
import classes from './qr-code.module.css'

/** The white border in modules, which readers need. */
const BORDER = 2
/** The capacity in bytes of the largest code at the lowest error correction. */
const MOST = 2953
/** The length from which on error correction is lowered, to keep the code readable on paper. */
const LONG = 400

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
