/** The number formats of a workbook, as far as they tell what a number means: a date, a percentage, a side of a ledger. */

interface Condition {
  readonly is: string
  readonly limit: number
}

/** One section of a format, which shows a part of the numbers. */
interface Section {
  readonly condition: Condition | undefined
  readonly side: 'Dr' | 'Cr' | undefined
  /** True if the section has its own minus or brackets. */
  readonly isNegative: boolean
}

export interface NumberFormat {
  readonly kind: 'number' | 'date' | 'percent'
  /** Set for a format that shows Dr or Cr; undefined for all others. */
  readonly sections?: readonly Section[]
}

/** Characters of a format that are read: Excel's own limit. */
const MOST_FORMAT = 255
/** Parts of a format that aren't placeholders for digits or days: texts, single letters, colours and conditions. */
const LITERAL = /"[^"]*"|\\.|\[[^\]]*\]|General/g
/** One piece of a section: a text, an escaped letter, a padding, brackets, or any other character. */
const PIECE = /"([^"]*)"|\\(.)|[_*]([\s\S]?)|\[([^\]]*)\]|([\s\S])/g
/** A minus or a bracket before the digits, or a minus right behind them. */
const NEGATIVE = /^[^0#?]*[-−(]|[0#?]\s*[-−]/
const SIDE = /(?<![a-z])(dr|cr)(?![a-z])/i
const CONDITION = /^(<=|>=|<>|<|>|=)\s*([-+]?[\d.]+)$/
/** Matches formats that have the letters of a side, in any escaping. */
const MAYBE_SIDE = /[dc]["\\]*r/i

const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

const NUMBER: NumberFormat = { kind: 'number' }
const DATE: NumberFormat = { kind: 'date' }
const PERCENT: NumberFormat = { kind: 'percent' }

/** `id`: Excel's built-in formats have no code in the file. */
export function numberFormat(id: number, code = ''): NumberFormat {
  if (isDateId(id)) return DATE
  if (id === 9 || id === 10) return PERCENT
  const format = code.slice(0, MOST_FORMAT)
  const plain = format.replaceAll(LITERAL, '')
  if (plain.includes('%')) return PERCENT
  if (/[dmyhs]/i.test(plain)) return DATE
  if (!MAYBE_SIDE.test(format)) return NUMBER
  const sections = sectionsOf(format)
  return sections.some(({ side }) => side !== undefined) ? { kind: 'number', sections } : NUMBER
}

function sectionsOf(format: string): readonly Section[] {
  const texts: string[] = ['']
  const conditions: (Condition | undefined)[] = []
  for (const [, quoted, escaped, place, inside, sign] of format.replaceAll('General', '0').matchAll(PIECE)) {
    const at = texts.length - 1
    if (sign === ';') {
      texts.push('')
      continue
    }
    const condition = CONDITION.exec(inside ?? '')
    if (condition !== null) conditions[at] = { is: condition[1] ?? '', limit: Number(condition[2]) }
    texts[at] += quoted ?? escaped ?? (place === undefined ? symbolIn(inside) : ' ') ?? sign ?? ''
  }
  return texts.map((text, at) => ({ condition: conditions[at], side: sideIn(text), isNegative: NEGATIVE.test(text) }))
}

/** `[$₹-4009]` shows ₹; other brackets show nothing. */
function symbolIn(inside: string | undefined): string | undefined {
  if (inside === undefined) return undefined
  return inside.startsWith('$') ? inside.slice(1).split('-')[0] : ''
}

function sideIn(text: string): 'Dr' | 'Cr' | undefined {
  const found = SIDE.exec(text)?.[1]?.toLowerCase()
  if (found === undefined) return undefined
  return found === 'dr' ? 'Dr' : 'Cr'
}

const DIGITS = 15
const DAY_MS = 86_400_000
/** 1970-01-01 in Excel's count of days. */
const EPOCH = 25_569
/** The number of days between the date systems of 1900 and 1904. */
export const DAYS_TO_1904 = 1462

/** Formats `value` as a cell of that format: a day as `2026-04-05`, a percentage with %, an amount with the side of a ledger behind it. */
export function formatted(value: number, format: NumberFormat | undefined, from1904 = false): string {
  // Excel shows no more digits than these.
  const number = Number(value.toPrecision(DIGITS))
  if (format?.sections !== undefined) return withSide(number, format.sections)
  if (format?.kind === 'percent') return `${Number((number * 100).toPrecision(DIGITS))}%`
  if (format?.kind !== 'date') return String(number)
  const day = new Date(Math.round((number + (from1904 ? DAYS_TO_1904 : 0) - EPOCH) * DAY_MS))
  return Number.isNaN(day.getTime()) ? String(number) : day.toISOString().slice(0, 10)
}

function withSide(number: number, sections: readonly Section[]): string {
  const { section, isOfNegatives } = sectionFor(number, sections)
  if (section?.side === undefined) return String(number)
  // A section for negative numbers only shows a minus only if it has one itself.
  const isMinus = number < 0 && (!isOfNegatives || section.isNegative)
  return `${isMinus ? '-' : ''}${Math.abs(number)} ${section.side}`
}

interface Applied {
  readonly section: Section | undefined
  readonly isOfNegatives: boolean
}

function sectionFor(number: number, sections: readonly Section[]): Applied {
  // The fourth section is for texts.
  const [first, second, third] = sections
  if (first?.condition === undefined && second?.condition === undefined) {
    if (number < 0 && second !== undefined) return { section: second, isOfNegatives: true }
    return { section: number === 0 && third !== undefined ? third : first, isOfNegatives: false }
  }
  const firstIs = first?.condition ?? { is: '>', limit: 0 }
  if (holds(number, firstIs)) return { section: first, isOfNegatives: isBelowZero(firstIs) }
  const secondIs = second?.condition ?? (third === undefined ? undefined : { is: '<', limit: 0 })
  if (second !== undefined && (secondIs === undefined || holds(number, secondIs))) {
    return { section: second, isOfNegatives: secondIs === undefined ? isFromZero(firstIs) : isBelowZero(secondIs) }
  }
  const isRest = isFromZero(firstIs) || (secondIs !== undefined && isFromZero(secondIs))
  return { section: third, isOfNegatives: isRest }
}

const isBelowZero = ({ is, limit }: Condition): boolean => (is === '<' && limit <= 0) || (is === '<=' && limit < 0)
/** True if the condition leaves only negative numbers, or negative numbers and zero, to the sections after it. */
const isFromZero = ({ is, limit }: Condition): boolean => (is === '>' || is === '>=') && limit === 0

function holds(number: number, { is, limit }: Condition): boolean {
  switch (is) {
    case '<':
      return number < limit
    case '<=':
      return number <= limit
    case '>':
      return number > limit
    case '>=':
      return number >= limit
    case '<>':
      return number !== limit
    default:
      return number === limit
  }
}
