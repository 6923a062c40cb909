/** Names of files: those that data suggests, and those that a user typed. */
import { plainLine } from '../../shared/text.ts'

const LONGEST_NAME = 120
/** What Windows takes for a device, whatever ends the name. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])$/i

/** A name that every system takes and that reads as it is written; a long one keeps its ending. */
export function fileName(name: string): string {
  const clean = withoutLastDots(plainLine(name, '-').replace(/[\\/:*?"<>|]+/g, '-'))
  const ending = /\.\w{1,8}$/.exec(clean)?.[0] ?? ''
  const stem = withoutLastDots(clean.slice(0, Math.min(clean.length, LONGEST_NAME) - ending.length)) || '-'
  const [beginning = ''] = stem.split('.')
  return `${DEVICE.test(beginning.trim()) ? '_' : ''}${stem}${ending}`.toWellFormed()
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
