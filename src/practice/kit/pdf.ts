/** A PDF from drawn pages, on A4, in Helvetica (F1) and its bold (F2). */

export interface PracticeDocument {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

export function pdfOf(pages: readonly string[]): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, nth) => `${5 + nth * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...pages.flatMap((drawn, nth) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + nth * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, nth) => {
    const place = text.length
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

export interface Drawn {
  /** Points from the left edge to the start of the text, or to its end with `isEnd`. */
  readonly x: number
  /** Points from the lower edge. */
  readonly y: number
  readonly text: string
  readonly size?: number
  readonly isBold?: boolean
  readonly isEnd?: boolean
}

/** Replaces characters that Helvetica lacks by question marks, and escapes the format's own brackets. */
const written = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, (mark) => `\\${mark}`)

/** Approximate: all digits have the same width, and right-aligned texts are figures. */
const widthOf = (text: string, size: number): number =>
  text.replaceAll(/[.,]/g, '').length * 0.556 * size + (text.match(/[.,]/g)?.length ?? 0) * 0.278 * size

export const drawnText = ({ x, y, text, size = 8, isBold = false, isEnd = false }: Drawn): string =>
  `BT /F${isBold ? 2 : 1} ${size} Tf ${(isEnd ? x - widthOf(text, size) : x).toFixed(1)} ${y} Td (${written(text)}) Tj ET`

/** A hairline from edge to edge. */
export const drawnLine = (from: number, to: number, y: number): string => `0.5 w ${from} ${y} m ${to} ${y} l S`
