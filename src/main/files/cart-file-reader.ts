/** A file of a cart, read by what its name says it is. */
import { isCsvName, isWorkbookName, type ReadRow } from '../../shared/domain/judge-row.ts'
import { say } from '../../shared/messages.ts'

/** A file as it was read: either refused as a whole, or its rows and how they were read. */
export type FileRead =
  | { readonly refusal: string }
  | { readonly encoding: string; readonly separator: string; readonly rows: readonly ReadRow[] }

export type ReadBytes = (bytes: Uint8Array) => FileRead | Promise<FileRead>

export type ReadFile = (fileName: string, bytes: Uint8Array) => Promise<FileRead>

export const createFileReader =
  (readCsv: ReadBytes, readWorkbook: ReadBytes): ReadFile =>
  async (fileName, bytes) => {
    if (isCsvName(fileName)) return readCsv(bytes)
    return isWorkbookName(fileName) ? readWorkbook(bytes) : { refusal: say('notCsv') }
  }
