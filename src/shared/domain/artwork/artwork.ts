/** Printed material that a store can order for itself (document 3, sections 5 and 9): the kinds of artwork, and the text of an order. */
import type { MessageKey } from '../../messages.ts'
import { dotted } from '../../text.ts'
import { formatWholeRupees, fromRupees } from '../values/money.ts'

export const LEAFLET = 'Leaflet'
const INSERT = 'Insert'
const GIFT_VOUCHER = 'Gift voucher'

export const ARTWORKS = {
  Outdoor: ['Hoarding', 'Banner', 'Standee', 'Pole kiosk'],
  Print: [LEAFLET, INSERT, 'Poster', 'Newspaper advertisement'],
  'In store': ['Dangler', 'Wall branding', 'Signboard'],
  Gifts: [GIFT_VOUCHER],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ArtworkCategory = keyof typeof ARTWORKS
export const ARTWORK_CATEGORIES = Object.keys(ARTWORKS) as readonly ArtworkCategory[]

export const isArtworkCategory = (text: string | null): text is ArtworkCategory =>
  text !== null && Object.hasOwn(ARTWORKS, text)

/** True if the category has this kind of artwork. */
export const hasSubType = (category: ArtworkCategory, subType: string | null): subType is string =>
  (ARTWORKS[category] as readonly string[]).includes(subType ?? '')

/** `Hoarding, banner, standee, pole kiosk`: the kinds of artwork of a category, as a sentence has them. */
export const kindsInWords = (category: ArtworkCategory): string =>
  ARTWORKS[category].map((kind, at) => (at === 0 ? kind : kind.toLowerCase())).join(', ')

const LENGTHS = ['cm', 'Feet', 'Inches'] as const
const SHEETS = ['A4', 'A5'] as const
/** Rupees. */
export const GIFT_AMOUNTS = [100, 250, 500, 1000, 2000] as const

/** The units of an artwork's size; an insert can also be a sheet, and a leaflet, which has no measures, only a sheet. */
export function unitsOf(subType: string): readonly string[] {
  if (subType === LEAFLET) return SHEETS
  return subType === INSERT ? [...SHEETS, ...LENGTHS] : LENGTHS
}

/** The sizes; for gift vouchers, the amounts. */
export const sizesOf = (subType: string): readonly string[] =>
  subType === GIFT_VOUCHER ? GIFT_AMOUNTS.map((amount) => String(amount)) : []

/** False for a leaflet, whose size is fixed. */
export const isMeasured = (subType: string): boolean => subType !== LEAFLET

export const ORIENTATIONS = ['Portrait', 'Landscape'] as const

/** The title of the order dialog of a category. */
export const ORDER_TITLES: Readonly<Record<ArtworkCategory, string>> = {
  Outdoor: 'Order outdoor artwork',
  Print: 'Order print artwork',
  'In store': 'Order in-store artwork',
  Gifts: 'Order gift vouchers',
}

/** The fields as typed. */
export interface TypedArtwork {
  readonly type?: string | undefined
  readonly unit?: string | undefined
  readonly size?: string | undefined
  readonly bHeight?: string | undefined
  readonly bWidth?: string | undefined
  readonly address?: string | undefined
}

const isNumeric = (typed = ''): boolean => /^\d{1,6}(\.\d{1,3})?$/.test(typed.trim()) && Number(typed) > 0

/** A sentence for each invalid field: choices that are missing, and values that are wrong. */
export function refuseArtwork(
  subType: string,
  { type, unit, size, bHeight, bWidth, address = '' }: TypedArtwork,
): Partial<Record<keyof TypedArtwork, MessageKey>> {
  const measured = isMeasured(subType)
  return {
    ...(type === undefined && { type: 'fillRequired' }),
    ...(unit === undefined && { unit: 'fillRequired' }),
    ...(sizesOf(subType).length > 0 && size === undefined && { size: 'fillRequired' }),
    ...(measured && !isNumeric(bHeight) && { bHeight: 'artworkFill' }),
    ...(measured && !isNumeric(bWidth) && { bWidth: 'artworkFill' }),
    ...(address.trim() === '' && { address: 'artworkFill' }),
  }
}

/** The portal's units as displayed: `ft` for its `Feet`. */
const UNIT_WORDS: Readonly<Record<string, string>> = { Feet: 'ft', Inches: 'in' } satisfies Partial<
  Record<(typeof LENGTHS)[number], string>
>
export const unitWords = (unit: string): string =>
  (Object.hasOwn(UNIT_WORDS, unit) ? UNIT_WORDS[unit] : undefined) ?? unit

/** `₹ 1,000`; a value that isn't a number is unchanged. */
export const amountWords = (amount: string): string =>
  isNumeric(amount) ? formatWholeRupees(fromRupees(Number(amount))) : amount

const isSheet = (unit: string): boolean => (SHEETS as readonly string[]).includes(unit)

/** `12 × 8 ft`, `A4`, `₹ 500 · 4 × 8 in`: the size of an artwork. A paper size is complete: measures beside it have no unit. */
export function artworkSize({ unit = '', size = '', bHeight = '', bWidth = '' }: TypedArtwork): string {
  const isMeasure = !isSheet(unit) && bHeight !== '' && bWidth !== ''
  const measures = isMeasure ? `${bWidth} × ${bHeight} ${unitWords(unit)}`.trim() : unitWords(unit)
  if (size === '') return measures
  return dotted(amountWords(size), isMeasure ? measures : '')
}

/** Height by width of a sheet. */
const SHEET_SHAPE = Math.SQRT2

/** The height-to-width ratio of a sheet in the given orientation. */
export const sheetShape = ({ type }: TypedArtwork): number => (type === 'Landscape' ? 1 / SHEET_SHAPE : SHEET_SHAPE)

/** The height-to-width ratio, as far as it is typed; for artwork without measures that of a sheet. Undefined while it isn't known. */
export function artworkShape(subType: string, typed: TypedArtwork): number | undefined {
  const { unit = '', bHeight = '', bWidth = '' } = typed
  if (!isMeasured(subType) || isSheet(unit)) return sheetShape(typed)
  return isNumeric(bHeight) && isNumeric(bWidth) ? Number(bHeight) / Number(bWidth) : undefined
}
