/** Reads a cart file; the reader is chosen by the file's bytes. */
import { rangeIn } from '../../shared/domain/carts/cart-paste.ts'
import {
  type ImportChoice,
  type ImportQuestion,
  type Mapping,
  questionSentence,
} from '../../shared/domain/carts/import-question.ts'
import { PASTED_ROWS, type ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { fileKind } from './file-kind.ts'
import { unsupportedFileMessage } from './other-files.ts'

/** The result of reading a file: a refusal, a question to the user, or its rows and how they were read. */
export type FileRead =
  | { readonly refusal: string }
  | { readonly question: ImportQuestion }
  | {
      readonly encoding: string
      readonly separator: string
      readonly rows: readonly ReadRow[]
      /** The parts that were left out on purpose. */
      readonly leftOut?: string | undefined
      /** The columns that were used, and the others; missing if the user chose them. */
      readonly mapping?: Mapping | undefined
      /** True if the user said that the first row isn't a heading. */
      readonly isData?: boolean
    }

/** `choice`: the user's answers about the file. */
export type ReadBytes = (bytes: Uint8Array, choice?: ImportChoice) => FileRead | Promise<FileRead>

export type ReadFile = (fileName: string, bytes: Uint8Array, choice?: ImportChoice) => Promise<FileRead>

/** Pasted rows of two columns have no headings. */
const pasted = (read: FileRead, bytes: Uint8Array): FileRead =>
  'rows' in read && !rangeIn(new TextDecoder().decode(bytes)).hasNames ? { ...read, isData: true } : read

export const createFileReader =
  (readCsv: ReadBytes, readWorkbook: ReadBytes): ReadFile =>
  async (fileName, bytes, choice) => {
    if (fileName === PASTED_ROWS) return pasted(await readCsv(bytes, choice), bytes)
    const kind = fileKind(bytes)
    if (kind === 'text') return readCsv(bytes, choice)
    return kind === 'other' || kind === 'pdf'
      ? { refusal: unsupportedFileMessage(bytes, kind) }
      : readWorkbook(bytes, choice)
  }

/** Turns a question about a file into a refusal, where the user can't be asked. */
export const refusing = (file: FileRead): Exclude<FileRead, { readonly question: unknown }> =>
  'question' in file ? { refusal: questionSentence(file.question) } : file
