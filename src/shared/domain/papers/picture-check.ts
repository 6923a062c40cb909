/**
 * Checks that a file is a picture that is safe to decode, from its name, its first bytes and its declared size, before anything decodes it.
 * A small file can declare more pixels than fit in memory.
 */
import type { MessageKey } from '../../messages.ts'

export const MOST_PICTURE_BYTES = 10 * 1024 * 1024
/** Forty megapixels: more than a good phone's camera, 160 MB decoded. */
const MOST_PIXELS = 40_000_000

export interface PictureHead {
  readonly type: 'image/jpeg' | 'image/png'
  /** Pixels, ignoring the camera's rotation. */
  readonly width: number
  readonly height: number
}

export type JudgedPicture =
  | { readonly ok: true; readonly head: PictureHead }
  | { readonly ok: false; readonly why: MessageKey }

const refuse = (why: MessageKey): JudgedPicture => ({ ok: false, why })

/** Judges a file that the user chose. */
export function judgePicture(fileName: string, bytes: Uint8Array): JudgedPicture {
  if (!/\.(jpe?g|png)$/i.test(fileName) || typeOf(bytes) === undefined) return refuse('notAPicture')
  if (bytes.length > MOST_PICTURE_BYTES) return refuse('pictureTooLarge')
  const head = headOf(bytes)
  if (head === undefined || !endsRight(bytes, head.type)) return refuse('pictureUnreadable')
  return head.width * head.height > MOST_PIXELS ? refuse('pictureTooManyPixels') : { ok: true, head }
}

/** The reason why a document of the portal with this head isn't shown; undefined if it can be decoded. */
export const refuseHead = (head: PictureHead | undefined): MessageKey | undefined => {
  if (head === undefined) return 'documentStrange'
  return head.width * head.height > MOST_PIXELS ? 'documentTooManyPixels' : undefined
}

/** The type and size in the first bytes; undefined for another type, or if the file ends before its size. */
export function headOf(bytes: Uint8Array): PictureHead | undefined {
  const type = typeOf(bytes)
  if (type === undefined) return undefined
  const size = type === 'image/png' ? pngSize(bytes) : jpegSize(bytes)
  return size === undefined || size.width === 0 || size.height === 0 ? undefined : { type, ...size }
}

const begins = (bytes: Uint8Array, at: number, signs: readonly number[]): boolean =>
  signs.every((sign, nth) => bytes[at + nth] === sign)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

function typeOf(bytes: Uint8Array): PictureHead['type'] | undefined {
  if (begins(bytes, 0, PNG)) return 'image/png'
  return begins(bytes, 0, JPEG) ? 'image/jpeg' : undefined
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Length 13, `IHDR`: the first thing in every PNG. */
const IHDR = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

function pngSize(bytes: Uint8Array) {
  if (!begins(bytes, PNG.length, IHDR) || bytes.length < 33) return undefined
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) }
}

/** Frames of a JPEG (C0 to CF) but for the three of these that are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const SCAN = 0xda

/** Skips from segment to segment to the frame, which has the size; undefined if a scan or the end comes first. */
function jpegSize(bytes: Uint8Array) {
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SCAN || marker === 0xd9) return undefined
    if (isFrame(marker)) return { height: view(bytes).getUint16(at + 5), width: view(bytes).getUint16(at + 7) }
    const length = view(bytes).getUint16(at + 2)
    if (length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

const IEND = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const END_OF_JPEG = [0xff, 0xd9]

/** Cameras append data after the end marker, so it is searched from the back; a truncated picture has none. */
function endsRight(bytes: Uint8Array, type: PictureHead['type']): boolean {
  const mark = type === 'image/png' ? IEND : END_OF_JPEG
  for (let at = bytes.length - mark.length; at > 2; at--) if (begins(bytes, at, mark)) return true
  return false
}

/** The longer side in pixels that papers need: 100 mm at 300 dots per inch. */
export const LONGEST_SIDE = 1200
const MAX_PICTURE_BYTES = 1024 * 1024

/** True for a picture processed by our own page: a small JPEG. */
export function isKeepable(bytes: Uint8Array): boolean {
  const head = headOf(bytes)
  if (head?.type !== 'image/jpeg' || bytes.length > MAX_PICTURE_BYTES) return false
  return Math.max(head.width, head.height) <= LONGEST_SIDE && endsRight(bytes, head.type)
}
