import { ok } from '../../shared/errors.ts'
import type { WithAccount } from '../accounts/with-account.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { CSV, type Dialogs } from '../files/dialogs.ts'
import { pickFile } from '../files/pick-file.ts'
import type { Handlers } from '../handlers.ts'
import type { ImportService } from './imports-offered.ts'
import { rejectedCsv } from './rejected-csv.ts'

export type ImportHandlers = Pick<
  Handlers,
  | 'import.pick'
  | 'import.read'
  | 'import.question'
  | 'import.answer'
  | 'import.current'
  | 'import.rows'
  | 'import.fix'
  | 'import.mends'
  | 'import.mendAll'
  | 'import.undo'
  | 'import.setMode'
  | 'import.headerIsData'
  | 'import.commit'
  | 'import.stop'
  | 'import.discard'
  | 'import.exportRejected'
>

export function importHandlers(at: WithAccount<ImportService>, dialogs: Dialogs): ImportHandlers {
  return {
    'import.pick': ({ cartType, replace }) =>
      at(async (imports) => {
        const may = await imports.mayUpload()
        if (!may.ok) return may
        const picked = await pickFile(dialogs)
        if (!picked.ok) return picked
        if (picked.value === undefined) return ok(undefined)
        return imports.read(cartType, picked.value.name, picked.value.bytes, replace)
      }),
    'import.read': ({ cartType, fileName, bytes, replace }) =>
      at((imports) => imports.read(cartType, fileName, bytes, replace)),
    'import.question': ({ cartType }) => at((imports) => ok(imports.question(cartType))),
    'import.answer': ({ cartType, choice }) => at((imports) => imports.answer(cartType, choice)),
    'import.current': ({ cartType }) => at((imports) => imports.current(cartType)),
    'import.rows': ({ importId, from, count, verdicts }) =>
      at((imports) => imports.rows(importId, from, count, verdicts)),
    'import.fix': ({ importId, line, text }) => at((imports) => imports.fix(importId, line, text)),
    'import.mends': ({ importId }) => at((imports) => imports.mends(importId)),
    'import.mendAll': ({ importId, kind }) => at((imports) => imports.mendAll(importId, kind)),
    'import.undo': ({ importId }) => at((imports) => imports.undo(importId)),
    'import.setMode': ({ importId, mode }) => at((imports) => imports.setMode(importId, mode)),
    'import.headerIsData': ({ importId, isData }) => at((imports) => imports.setHeaderIsData(importId, isData)),
    'import.commit': ({ importId }) => at((imports) => imports.commit(importId)),
    'import.stop': ({ importId }) =>
      at((imports) => {
        imports.stop(importId)
        return ok(undefined)
      }),
    'import.discard': ({ importId }) => at((imports) => imports.discard(importId)),
    'import.exportRejected': ({ importId }) =>
      at(async (imports) => {
        const rows = await imports.rejected(importId)
        if (!rows.ok) return rows
        const path = await dialogs.saveAs('Rejected rows.csv', CSV)
        return path === undefined ? ok(undefined) : writeWhole(path, rejectedCsv(rows.value))
      }),
  }
}
