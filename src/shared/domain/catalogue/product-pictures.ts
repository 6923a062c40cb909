/** Pictures of products, by the names that the portal has for them. */

/** Width and height in pixels: all that the portal has. */
export const PICTURE_SIZES = ['108x131', '165x200', '240x290', '438x531', '583x720'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** Milliseconds that a pointer rests on a picture before the next one comes. */
export const HOVER_DELAY = 1000

/** A product's first picture has its number; further ones a number of their own behind that. */
const NAME = /^\d{1,10}(_\d{1,2})?$/

/** The part of an address that names a picture, e.g. `1042_2/240x290.png`. */
export const PICTURE_PATH = new RegExp(`^\\d{1,10}(_\\d{1,2})?/(${PICTURE_SIZES.join('|')})\\.png$`)

export const pictureAddress = (name: string, size: PictureSize): string => `/pictures/${name}/${size}.png`

/**
 * The names in the portal's list, which separates them by semicolons; what is no name of a picture is left out. A product
 * of which the list names none has its first picture.
 */
export function picturesIn(images: string, id: number): readonly string[] {
  const names = images.split(';').map((part) => part.trim().replace(/\.\w{3,4}$/, ''))
  const known = [...new Set(names.filter((name) => NAME.test(name)))]
  return known.length === 0 ? [String(id)] : known
}
