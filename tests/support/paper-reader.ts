/** Reads printed papers back, as a person or a phone would. */
import { execFileSync } from 'node:child_process'
import decodeQR from 'qr/decode.js'
import { formatAmount, type Paise, paise } from '../../src/shared/domain/values/money.ts'

export interface PrintedLine {
  readonly nr: number
  readonly productId: number
  readonly HSNCode: string
  readonly quantity: number
  readonly unit: string
  readonly mrp: Paise
  readonly unitBase: Paise
  readonly base: Paise
  /** Percent, in the order of the tax columns. */
  readonly rates: readonly number[]
  /** In the order of their columns. */
  readonly taxes: readonly Paise[]
  readonly total: Paise
}

/** The lines on a sheet with that many taxes. Throws if an amount isn't in the form `1,23,456.50`. */
export function linesOn(sheet: string, taxes: number): readonly PrintedLine[] {
  const amount = String.raw`\s+([\d,]+\.\d\d)`
  const tax = String.raw`\s+([\d.]+)%${amount}`
  const line = new RegExp(
    String.raw`^\s*(\d+)\s+(\d{5,8})\s.*?\s(\d{8})\s+([\d,]+) ([A-Z]{2,3})${amount}${amount}${amount}${tax.repeat(taxes)}${amount}$`,
  )
  return sheet.split('\n').flatMap((row) => {
    const [, nr, productId, HSNCode = '', quantity = '', unit = '', mrp = '', unitBase = '', base = '', ...rest] =
      line.exec(row) ?? []
    if (nr === undefined) return []
    return [
      {
        nr: Number(nr),
        productId: Number(productId),
        HSNCode,
        quantity: Number(quantity.replaceAll(',', '')),
        unit,
        mrp: amountIn(mrp),
        unitBase: amountIn(unitBase),
        base: amountIn(base),
        // Rate and amount alternate, with the total at the end.
        rates: rest
          .slice(0, -1)
          .filter((_, at) => at % 2 === 0)
          .map(Number),
        taxes: rest
          .slice(0, -1)
          .filter((_, at) => at % 2 === 1)
          .map(amountIn),
        total: amountIn(rest.at(-1) ?? ''),
      },
    ]
  })
}

function amountIn(text: string): Paise {
  const amount = paise(Number(text.replace(/[,.]/g, '')))
  if (formatAmount(amount) !== text) throw new Error(`“${text}” isn't how an amount is written`)
  return amount
}

/** `A4` if every sheet is A4 and upright. */
export function sheetSize(pdf: Uint8Array): string {
  const facts = execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })
  return /Page size:\s+59[45](?:\.\d+)? x 84[12](?:\.\d+)? pts \((\w+)\)/.exec(facts)?.[1] ?? facts
}

/** The size of each sheet in millimetres, rounded. */
export function sheetMillimetres(pdf: Uint8Array): readonly (readonly number[])[] {
  const facts = execFileSync('pdfinfo', ['-f', '1', '-l', '-1', '-'], { input: pdf, encoding: 'utf8' })
  return [...facts.matchAll(/^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+) pts/gm)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)),
  )
}

/** Dots per inch of an office printer's draft mode. */
const DOTS = 300

interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green and blue alternate. */
  readonly data: Uint8Array
}

let last: { readonly pdf: Uint8Array; readonly picture: Picture } | undefined

/** The first sheet as a printer would render it; cached. */
function pictureOf(pdf: Uint8Array): Picture {
  if (last?.pdf !== pdf) last = { pdf, picture: rendered(pdf) }
  return last.picture
}

function rendered(pdf: Uint8Array): Picture {
  const picture = execFileSync('pdftoppm', ['-r', String(DOTS), '-f', '1', '-l', '1', '-'], {
    input: pdf,
    maxBuffer: 2 ** 28,
  })
  const [head = '', width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 40)) ?? []
  return { width: Number(width), height: Number(height), data: picture.subarray(head.length) }
}

/** The text of the QR code on the first sheet; undefined if there is none that can be read. */
export function readQr(pdf: Uint8Array): string | undefined {
  try {
    return decodeQR(pictureOf(pdf))
  } catch {
    return undefined
  }
}

type Dot = readonly [x: number, dark: number]

/** Dots that are dark along the whole height of the seller's box, at the left and the right edge of the first sheet. */
export function framesOn(pdf: Uint8Array): { readonly left: readonly Dot[]; readonly right: readonly Dot[] } {
  const { width, data } = pictureOf(pdf)
  const row = Math.round(0.7 * DOTS)
  const dark = (x: number): number => data[(row * width + x) * 3] ?? 255
  const margin = Math.round(0.5 * DOTS)
  const dots = (from: number): Dot[] =>
    Array.from({ length: margin }, (_, at): Dot => [from + at, dark(from + at)]).filter(([, value]) => value < 200)
  return { left: dots(0), right: dots(width - margin) }
}
