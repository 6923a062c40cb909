import { SHEET_SIZES, SHRINKS } from '../../shared/domain/papers/sheets.ts'
import type { PageFormat } from '../../shared/papers/paper.ts'

/** One copy of one paper, which has pages of its own. */
export interface PrintedCopy {
  /** The CSS name of its pages. */
  readonly name: string
  readonly format: PageFormat
  readonly runningHead: string
  readonly mark: string
  /** Its number of sheets; undefined if it is the only copy in the document. */
  readonly sheets: number | undefined
  /** Millimetres by which its pages are wider than their content. */
  readonly wider: number
}

/** Quotes any text as a CSS string. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a sheet in millimetres. */
export function sheetSize({ size, orientation }: PageFormat): Size {
  const [short, long] = SHEET_SIZES[size]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

/** The size in millimetres of the content, before it is shrunk to its sheet. */
export function drawnSize(page: PageFormat): Size {
  const { width, height } = sheetSize(page)
  const shrink = SHRINKS[page.size]
  return { width: width / shrink, height: height / shrink }
}

/** The font size in points of text in the margins of A4: see paper.css. */
const MARGIN_TEXT = 6.6

export function pageRules(copies: readonly PrintedCopy[]): string {
  return copies.map(pageRule).join('\n')
}

function pageRule(copy: PrintedCopy): string {
  const { name, format, wider } = copy
  const { width, height } = sheetSize(format)
  const shrink = SHRINKS[format.size]
  const [top = 0, right = 0, bottom = 0, left = 0] = format.margins.map((margin) => margin * shrink)
  return `
    .${name} { page: ${name}; zoom: ${shrink} }
    @page ${name} {
      size: ${width + wider}mm ${height}mm;
      margin: ${top}mm ${right + wider}mm ${bottom}mm ${left}mm;
      font-size: ${MARGIN_TEXT * shrink}pt;
      ${format.numbered ? inMargins(copy) : ''}
    }
    ${format.numbered ? headRules(copy) : ''}`
}

/** Each copy numbers its own sheets. */
const inMargins = ({ name, mark, sheets }: PrintedCopy): string => `
      counter-increment: ${name};
      @top-left { content: counter(${name}, ${name}-head) }
      @bottom-left { content: ${cssString(mark)} }
      @bottom-right { content: "Page " counter(${name}) " of " ${sheets === undefined ? 'counter(pages)' : cssString(String(sheets))} }`

/**
 * A running head on every sheet except the first, whose title says the same. No selector matches the first page of each paper, so a counter
 * style does it: it renders 1 as nothing and every other number as the running head.
 */
const headRules = ({ name, runningHead }: PrintedCopy): string => `
    @counter-style ${name}-head { system: fixed; symbols: ""; suffix: ""; fallback: ${name}-running }
    @counter-style ${name}-running { system: cyclic; symbols: ${cssString(runningHead)}; suffix: "" }`
