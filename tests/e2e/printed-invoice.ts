/** An invoice's PDF, read back: its text, and if its figures add up. */
import { execFileSync } from 'node:child_process'
import { sum } from '../../src/shared/domain/values/money.ts'
import { linesOn, type PrintedLine } from '../support/paper-reader.ts'

export interface PrintedInvoice {
  readonly text: string
  readonly lines: readonly PrintedLine[]
  /** Every distinct number that looks like a GSTIN. */
  readonly gstins: readonly string[]
}

const textOf = (pdf: string): string => execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' })

/** The text of each sheet of any paper. */
export const sheetsOf = (pdf: string): readonly string[] => textOf(pdf).split('\f').slice(0, -1)

export function readInvoice(pdf: string): PrintedInvoice {
  const text = textOf(pdf)
  const taxes = text.includes('IGST') ? 1 : 2
  const lines = text.split('\f').flatMap((sheet) => linesOn(sheet, taxes))
  return { text, lines, gstins: [...new Set(text.match(/\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]\b/g) ?? [])] }
}

/** Lines whose base and taxes don't add up to their total. */
export const linesOff = ({ lines }: PrintedInvoice): readonly PrintedLine[] =>
  lines.filter((line) => sum([line.base, ...line.taxes]) !== line.total)

export const totalOf = ({ lines }: PrintedInvoice) => sum(lines.map((line) => line.total))
