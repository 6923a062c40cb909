/**
 * Whether a file is a picture that may be decoded: told from its name, its first bytes and the size that it claims, before
 * anything unpacks it. A small file can claim more pixels than the memory holds.
 */
import type { MessageKey } from '../../messages.ts'

export const MOST_PICTURE_BYTES = 10 * 1024 * 1024
/** Forty megapixels: more than a good phone's camera, 160 MB unpacked. */
const MOST_PIXELS = 40_000_000

export interface PictureHead {
  readonly type: 'image/jpeg' | 'image/png'
  /** Pixels, before a camera's turn is taken into account. */
  readonly width: number
  readonly height: number
}

export type JudgedPicture =
  | { readonly ok: true; readonly head: PictureHead }
  | { readonly ok: false; readonly why: MessageKey }

const refuse = (why: MessageKey): JudgedPicture => ({ ok: false, why })

/** A file of that name, as a person chose it. */
export function judgePicture(fileName: string, bytes: Uint8Array): JudgedPicture {
  if (!/\.(jpe?g|png)$/i.test(fileName) || typeOf(bytes) === undefined) return refuse('notAPicture')
  if (bytes.length > MOST_PICTURE_BYTES) return refuse('pictureTooLarge')
  const head = headOf(bytes)
  if (head === undefined || !endsRight(bytes, head.type)) return refuse('pictureUnreadable')
  return head.width * head.height > MOST_PIXELS ? refuse('pictureTooManyPixels') : { ok: true, head }
}

/** Why a document of the portal's with this head isn't shown; undefined for one that may be unpacked. */
export const refuseHead = (head: PictureHead | undefined): MessageKey | undefined => {
  if (head === undefined) return 'documentStrange'
  return head.width * head.height > MOST_PIXELS ? 'documentTooManyPixels' : undefined
}

/** What the bytes say they are; undefined for neither, or where it ends before it has said its size. */
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

/** From segment to segment up to the frame, which says the size; a scan before it, or an end, is none. */
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

/** Cameras write on behind the end, so the mark is looked for from behind; a picture that was cut off has none. */
function endsRight(bytes: Uint8Array, type: PictureHead['type']): boolean {
  const mark = type === 'image/png' ? IEND : END_OF_JPEG
  for (let at = bytes.length - mark.length; at > 2; at--) if (begins(bytes, at, mark)) return true
  return false
}

/** Pixels of the longer side that papers need: 100 mm at 300 dots an inch. */
export const LONGEST_SIDE = 1200
const MOST_KEPT_BYTES = 1024 * 1024

/** What our page made of a picture: a small JPEG. Anything else isn't our page's. */
export function isKeepable(bytes: Uint8Array): boolean {
  const head = headOf(bytes)
  if (head?.type !== 'image/jpeg' || bytes.length > MOST_KEPT_BYTES) return false
  return Math.max(head.width, head.height) <= LONGEST_SIDE && endsRight(bytes, head.type)
}
