/** File names: those suggested by data, and those that a user typed. */
import { plainLine } from '../../shared/text.ts'

const LONGEST_NAME = 120
/** Linux limits a name to 255 bytes; a Devanagari letter takes three. */
const MOST_BYTES = 240
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])$/i

/** Returns a name that every system accepts and shows unchanged; a long one is cut but keeps its extension. */
export function fileName(name: string): string {
  const clean = withoutLastDots(plainLine(name, '-').replace(/[\\/:*?"<>|]+/g, '-'))
  const ending = /\.\w{1,8}$/.exec(clean)?.[0] ?? ''
  const stem = withoutLastDots(cut(clean.slice(0, clean.length - ending.length), LONGEST_NAME - ending.length)) || '-'
  const [beginning = ''] = stem.split('.')
  return `${DEVICE.test(beginning.trim()) ? '_' : ''}${stem}${ending}`.toWellFormed()
}

/** Cuts a text to a number of bytes without splitting a character: an emoji has two halves. */
function cut(text: string, most: number): string {
  let [end, bytes] = [0, 0]
  for (const sign of text) {
    bytes += Buffer.byteLength(sign)
    if (end + sign.length > most || bytes > MOST_BYTES) break
    end += sign.length
  }
  return text.slice(0, end)
}

/** Windows drops trailing dots and blanks. */
const withoutLastDots = (name: string): string => name.replace(/(?<![. ])[. ]+$/, '')

/** Characters that Windows doesn't allow in a name. Text after a colon would be a stream within the file, which no folder shows. */
const NO_NAME = /[<>:"|?*\p{Cc}]|[. ]$/u

/** True if this system accepts a file with this name and lists it under it. Elsewhere than on Windows every name is fine. */
export function isFileName(name: string, platform: string = process.platform): boolean {
  const [beginning = ''] = name.split('.')
  return platform !== 'win32' || !(NO_NAME.test(name) || DEVICE.test(beginning.trim()))
}
