import type { Written } from '../../shared/bridge/entry.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { writeWhole } from './atomic-file.ts'
import { type Column, csvPieces } from './csv.ts'
import { CSV, type Dialogs } from './dialogs.ts'
import { fileName } from './file-name.ts'

/** Undefined if the user closed the dialog. */
export async function saveCsv<T>(
  dialogs: Dialogs,
  suggested: string,
  columns: readonly Column<T>[],
  rows: Iterable<T>,
): Promise<Result<Written>> {
  const path = await dialogs.saveAs(fileName(suggested), CSV)
  return path === undefined ? ok(undefined) : writeWhole(path, csvPieces(columns, rows))
}
