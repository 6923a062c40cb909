/**
 * Import files whose columns the user has to identify. Each is kept until that is answered; later files of the same layout use the same
 * answer.
 */
import type { WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import {
  fitsQuestion,
  type ImportChoice,
  type ImportQuestion,
  type MappableFile,
  type TableCandidate,
} from '../../shared/domain/carts/import-question.ts'
import { MOST_LAYOUTS, readSetting, type Setting } from '../../shared/settings.ts'
import type { FileRead, ReadFile } from '../files/cart-file-reader.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { stored } from '../store/stored.ts'

export interface InputFile {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly replace: boolean
}

export interface PendingFiles {
  /** Reads a file, with the earlier answer if its layout has one. */
  read(cartType: WholeCart, file: InputFile): Promise<FileRead>
  /** The question about the file, open or answered; the answer can still be changed. */
  question(cartType: WholeCart): MappableFile | undefined
  /** Reads the waiting file with this answer. Undefined if no file waits, or if the answer doesn't fit its question. */
  answered(
    cartType: WholeCart,
    choice: ImportChoice,
  ): { readonly file: InputFile; read(): Promise<FileRead> } | undefined
  forget(cartType: WholeCart): void
}

type Layout = Setting<'cartLayouts'>['layouts'][number]

export function createPendingFiles(readFile: ReadFile, settings: SettingsStore): PendingFiles {
  const waiting = new Map<WholeCart, { readonly file: InputFile; mappable: MappableFile }>()

  const readAs = async ({ fileName, bytes }: InputFile, choice: ImportChoice): Promise<FileRead> => {
    const read = await readFile(fileName, bytes, choice)
    return 'rows' in read ? { ...read, isData: choice.header === 0 } : read
  }

  const layouts = (): readonly Layout[] => readSetting('cartLayouts', settings.find('cartLayouts'))?.layouts ?? []

  const remember = (one: Layout) => {
    const others = layouts().filter(({ layout }) => layout !== one.layout)
    settings.save('cartLayouts', JSON.stringify({ layouts: [one, ...others].slice(0, MOST_LAYOUTS) }))
  }

  /** The headings may be on another line than in the file that was asked about. */
  const before = (question: ImportQuestion): ImportChoice | undefined => {
    if (question.layout === '') return undefined
    const known = layouts().find(({ layout }) => layout === question.layout)
    const table = question.tables.find(({ sheet }) => sheet === known?.sheet)
    if (known === undefined || table === undefined) return undefined
    const { below, id, qty, sheet } = known
    const choice = { sheet, id, qty, header: below === null ? 0 : table.header + below }
    return fitsQuestion(question, choice) ? choice : undefined
  }

  return {
    read: async (cartType, file) => {
      waiting.delete(cartType)
      const { fileName, bytes } = file
      const read = await readFile(fileName, bytes)
      if ('refusal' in read) return read
      const { question, choice: found } = 'question' in read ? { ...read, choice: undefined } : (read.mapping ?? {})
      if (question === undefined) return read
      const known = before(question)
      const choice = known ?? found
      waiting.set(cartType, { file, mappable: { fileName, question, isOpen: choice === undefined, choice } })
      return known === undefined ? read : readAs(file, known)
    },
    question: (cartType) => waiting.get(cartType)?.mappable,
    answered: (cartType, choice) => {
      const found = waiting.get(cartType)
      if (found === undefined || !fitsQuestion(found.mappable.question, choice)) return undefined
      const { file, mappable } = found
      const table = mappable.question.tables.find(({ sheet }) => sheet === choice.sheet)
      return {
        file,
        read: async () => {
          const read = await readAs(file, choice)
          if ('rows' in read) {
            found.mappable = { ...mappable, isOpen: false, choice }
            if (mappable.question.layout !== '') stored(() => remember(layoutFrom(mappable, choice, table)))
          }
          return read
        },
      }
    },
    forget: (cartType) => {
      waiting.delete(cartType)
    },
  }
}

const layoutFrom = ({ question }: MappableFile, choice: ImportChoice, table: TableCandidate | undefined): Layout => ({
  layout: question.layout,
  sheet: choice.sheet,
  below: choice.header === 0 ? null : choice.header - (table?.header ?? 0),
  id: choice.id,
  qty: choice.qty,
})
