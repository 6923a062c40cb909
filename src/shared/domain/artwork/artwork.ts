/** What a store can have printed for itself (document 3, sections 5 and 9): kinds of artwork, and what an order of one says. */
import type { MessageKey } from '../../messages.ts'

export const LEAFLET = 'Leaflet'
const INSERT = 'Insert'
const GIFT_VOUCHER = 'Gift voucher'

/** Kinds of artwork, by category. */
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

/** Whether the category has such artwork. */
export const hasSubType = (category: ArtworkCategory, subType: string | null): subType is string =>
  (ARTWORKS[category] as readonly string[]).includes(subType ?? '')

const LENGTHS = ['cm', 'Feet', 'Inches'] as const
const SHEETS = ['A4', 'A5'] as const
/** Rupees. */
export const GIFT_AMOUNTS = [100, 250, 500, 1000, 2000] as const

/** In what an artwork is measured; an insert is a sheet, too, and a leaflet, which has no measures, nothing else. */
export function unitsOf(subType: string): readonly string[] {
  if (subType === LEAFLET) return SHEETS
  return subType === INSERT ? [...SHEETS, ...LENGTHS] : LENGTHS
}

/** Gift vouchers are ordered by their amount. */
export const sizesOf = (subType: string): readonly string[] =>
  subType === GIFT_VOUCHER ? GIFT_AMOUNTS.map((amount) => String(amount)) : []

/** A leaflet has the size that leaflets have. */
export const isMeasured = (subType: string): boolean => subType !== LEAFLET

export const ORIENTATIONS = ['Portrait', 'Landscape'] as const

/** What a press on a category leads to, in words. */
export const ORDER_TITLES: Readonly<Record<ArtworkCategory, string>> = {
  Outdoor: 'Order outdoor artwork',
  Print: 'Order print artwork',
  'In store': 'Order in-store artwork',
  Gifts: 'Order gift vouchers',
}

/** As it is typed. */
export interface TypedArtwork {
  readonly type?: string | undefined
  readonly unit?: string | undefined
  readonly size?: string | undefined
  readonly bHeight?: string | undefined
  readonly bWidth?: string | undefined
  readonly address?: string | undefined
}

const isNumeric = (typed = ''): boolean => /^\d{1,6}(\.\d{1,3})?$/.test(typed.trim()) && Number(typed) > 0

/** A sentence for each field that can't be sent as it is: one for what wasn't chosen, one for what is typed. */
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

/** `12 × 8 Feet`, `A4`, `₹ 500`: how large it is. */
export function artworkSize({ unit = '', size = '', bHeight = '', bWidth = '' }: TypedArtwork): string {
  if (bHeight !== '' && bWidth !== '') return `${bHeight} × ${bWidth} ${unit}`.trim()
  return size === '' ? unit : `₹ ${size}`
}

/** Height by width of a sheet. */
const SHEET_SHAPE = Math.SQRT2

/** Its height by its width, as far as it is typed; of what has no measures that of a sheet. Undefined where that isn't known yet. */
export function artworkShape(subType: string, { type, bHeight = '', bWidth = '' }: TypedArtwork): number | undefined {
  if (isMeasured(subType)) return isNumeric(bHeight) && isNumeric(bWidth) ? Number(bHeight) / Number(bWidth) : undefined
  return type === 'Landscape' ? 1 / SHEET_SHAPE : SHEET_SHAPE
}
