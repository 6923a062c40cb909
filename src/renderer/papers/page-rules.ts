/** The rules of CSS by which papers lie on their pages: size, margins, and what stands in the margins. */
import { SHEET_SIZES, SHRINKS } from '../../shared/domain/papers/sheets.ts'
import type { PageFormat } from '../../shared/papers/paper.ts'

/** One copy of one paper: it has pages of its own. */
export interface PrintedCopy {
  /** Of its pages: a word of CSS. */
  readonly name: string
  readonly format: PageFormat
  readonly runningHead: string
  readonly mark: string
  /** How many sheets it has; undefined where they are all the sheets there are. */
  readonly sheets: number | undefined
  /** Millimetres by which its pages are wider than what is drawn on them. */
  readonly wider: number
}

/** Any text as a string of CSS. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

interface Size {
  readonly width: number
  readonly height: number
}

/** Millimetres. */
export function sheetSize({ size, orientation }: PageFormat): Size {
  const [short, long] = SHEET_SIZES[size]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

/** Millimetres of what is drawn, before it is made smaller to fit its sheet. */
export function drawnSize(page: PageFormat): Size {
  const { width, height } = sheetSize(page)
  const shrink = SHRINKS[page.size]
  return { width: width / shrink, height: height / shrink }
}

/** Points of what stands in the margins of A4: see paper.css. */
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

/** Each copy counts its own sheets. */
const inMargins = ({ name, mark, sheets }: PrintedCopy): string => `
      counter-increment: ${name};
      @top-left { content: counter(${name}, ${name}-head) }
      @bottom-left { content: ${cssString(mark)} }
      @bottom-right { content: "Page " counter(${name}) " of " ${sheets === undefined ? 'counter(pages)' : cssString(String(sheets))} }`

/**
 * A sheet that got loose says where it belongs; the first says it in its title. The first of each paper can't be told by a
 * selector, but a way of counting can: one is written as nothing, all other numbers as the running head.
 */
const headRules = ({ name, runningHead }: PrintedCopy): string => `
    @counter-style ${name}-head { system: fixed; symbols: ""; suffix: ""; fallback: ${name}-running }
    @counter-style ${name}-running { system: cyclic; symbols: ${cssString(runningHead)}; suffix: "" }`
