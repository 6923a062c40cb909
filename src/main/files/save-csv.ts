/** Rows as a CSV file of the person's choice. */
import type { Written } from '../../shared/bridge/entry.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { plainLine } from '../../shared/text.ts'
import { writeWhole } from './atomic-file.ts'
import { type Column, csvPieces } from './csv.ts'
import { CSV, type Dialogs } from './dialogs.ts'

/** Undefined when the person closed the dialog. */
export async function saveCsv<T>(
  dialogs: Dialogs,
  suggested: string,
  columns: readonly Column<T>[],
  rows: Iterable<T>,
): Promise<Result<Written>> {
  const path = await dialogs.saveAs(fileName(suggested), CSV)
  return path === undefined ? ok(undefined) : writeWhole(path, csvPieces(columns, rows))
}

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
