/** A file of a cart, read by what its bytes say that it is. */
import { rangeIn } from '../../shared/domain/carts/cart-paste.ts'
import {
  type ImportChoice,
  type ImportQuestion,
  type Mapping,
  questionSentence,
} from '../../shared/domain/carts/import-question.ts'
import { PASTED_ROWS, type ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { fileKind } from './file-kind.ts'
import { notTaken } from './other-files.ts'

/** A file as it was read: refused as a whole, or to be asked about, or its rows and how they were read. */
export type FileRead =
  | { readonly refusal: string }
  | { readonly question: ImportQuestion }
  | {
      readonly encoding: string
      readonly separator: string
      readonly rows: readonly ReadRow[]
      /** What wasn't read of it, on purpose. */
      readonly leftOut?: string | undefined
      /** Which columns count, and which others there are; absent where a person said it. */
      readonly mapping?: Mapping | undefined
      /** The person said that no names stand above. */
      readonly isData?: boolean
    }

/** `choice`: what the person answered about the file. */
export type ReadBytes = (bytes: Uint8Array, choice?: ImportChoice) => FileRead | Promise<FileRead>

export type ReadFile = (fileName: string, bytes: Uint8Array, choice?: ImportChoice) => Promise<FileRead>

/** Names of columns aren't typed above two columns. */
const pasted = (read: FileRead, bytes: Uint8Array): FileRead =>
  'rows' in read && !rangeIn(new TextDecoder().decode(bytes)).hasNames ? { ...read, isData: true } : read

export const createFileReader =
  (readCsv: ReadBytes, readWorkbook: ReadBytes): ReadFile =>
  async (fileName, bytes, choice) => {
    if (fileName === PASTED_ROWS) return pasted(await readCsv(bytes, choice), bytes)
    const kind = fileKind(bytes)
    if (kind === 'text') return readCsv(bytes, choice)
    return kind === 'other' || kind === 'pdf' ? { refusal: notTaken(bytes, kind) } : readWorkbook(bytes, choice)
  }

/** Where nothing can be asked: what is open about a file is a reason not to take it. */
export const refusing = (file: FileRead): Exclude<FileRead, { readonly question: unknown }> =>
  'question' in file ? { refusal: questionSentence(file.question) } : file
