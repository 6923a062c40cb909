/** Names of files: those that data suggests, and those that a user typed. */
import { plainLine } from '../../shared/text.ts'

const LONGEST_NAME = 120
/** Linux counts a name's bytes, of which a letter of Devanagari has three: 255 at most. */
const MOST_BYTES = 240
/** What Windows takes for a device, whatever ends the name. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])$/i

/** A name that every system takes and that reads as it is written; a long one keeps its ending. */
export function fileName(name: string): string {
  const clean = withoutLastDots(plainLine(name, '-').replace(/[\\/:*?"<>|]+/g, '-'))
  const ending = /\.\w{1,8}$/.exec(clean)?.[0] ?? ''
  const stem = withoutLastDots(cut(clean.slice(0, clean.length - ending.length), LONGEST_NAME - ending.length)) || '-'
  const [beginning = ''] = stem.split('.')
  return `${DEVICE.test(beginning.trim()) ? '_' : ''}${stem}${ending}`.toWellFormed()
}

/** So much of it as has room, in whole signs: an emoji has two halves. */
function cut(text: string, most: number): string {
  let [end, bytes] = [0, 0]
  for (const sign of text) {
    bytes += Buffer.byteLength(sign)
    if (end + sign.length > most || bytes > MOST_BYTES) break
    end += sign.length
  }
  return text.slice(0, end)
}

/** Windows leaves them off. */
const withoutLastDots = (name: string): string => name.replace(/(?<![. ])[. ]+$/, '')

/** Signs that Windows has in no name; what follows a colon would be a stream within the file, which no folder shows. */
const NO_NAME = /[<>:"|?*\p{Cc}]|[. ]$/u

/** Whether this system takes a file of this name and shows it under it. Elsewhere than on Windows every name is one. */
export function isFileName(name: string, platform: string = process.platform): boolean {
  const [beginning = ''] = name.split('.')
  return platform !== 'win32' || !(NO_NAME.test(name) || DEVICE.test(beginning.trim()))
}
