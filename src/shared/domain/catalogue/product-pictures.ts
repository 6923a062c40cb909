/** Width and height in pixels: all sizes that the portal has. */
export const PICTURE_SIZES = ['108x131', '165x200', '240x290', '438x531', '583x720'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** Milliseconds that the pointer rests on a picture before the next one appears. */
export const HOVER_DELAY = 1000

/** A product's first picture is named by its id; further ones add a number. */
const NAME = /^\d{1,10}(_\d{1,2})?$/

/** The part of an address that names a picture, e.g. `1042_2/240x290.png`. */
export const PICTURE_PATH = new RegExp(`^\\d{1,10}(_\\d{1,2})?/(${PICTURE_SIZES.join('|')})\\.png$`)

export const pictureAddress = (name: string, size: PictureSize): string => `/pictures/${name}/${size}.png`

/**
 * Parses the portal's semicolon-separated list and skips invalid names. A product without a listed picture gets the name of its first
 * picture.
 */
export function picturesIn(images: string, id: number): readonly string[] {
  const names = images.split(';').map((part) => part.trim().replace(/\.\w{3,4}$/, ''))
  const known = [...new Set(names.filter((name) => NAME.test(name)))]
  return known.length === 0 ? [String(id)] : known
}
