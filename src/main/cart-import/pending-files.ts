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

export interface GivenFile {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly replace: boolean
}

export interface PendingFiles {
  /** Reads a file, with the earlier answer if its layout has one. */
  read(cartType: WholeCart, file: GivenFile): Promise<FileRead>
  /** The question about the file, open or answered; the answer can still be changed. */
  question(cartType: WholeCart): MappableFile | undefined
  /** Reads the waiting file with this answer. Undefined if no file waits, or if the answer doesn't fit its question. */
  answered(
    cartType: WholeCart,
    choice: ImportChoice,
  ): { readonly file: GivenFile; read(): Promise<FileRead> } | undefined
  forget(cartType: WholeCart): void
}

type Layout = Setting<'cartLayouts'>['layouts'][number]

export function createPendingFiles(readFile: ReadFile, settings: SettingsStore): PendingFiles {
  const waiting = new Map<WholeCart, { readonly file: GivenFile; asked: MappableFile }>()

  const readAs = async ({ fileName, bytes }: GivenFile, choice: ImportChoice): Promise<FileRead> => {
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
      waiting.set(cartType, { file, asked: { fileName, question, isOpen: choice === undefined, choice } })
      return known === undefined ? read : readAs(file, known)
    },
    question: (cartType) => waiting.get(cartType)?.asked,
    answered: (cartType, choice) => {
      const found = waiting.get(cartType)
      if (found === undefined || !fitsQuestion(found.asked.question, choice)) return undefined
      const { file, asked } = found
      const table = asked.question.tables.find(({ sheet }) => sheet === choice.sheet)
      return {
        file,
        read: async () => {
          const read = await readAs(file, choice)
          if ('rows' in read) {
            found.asked = { ...asked, isOpen: false, choice }
            if (asked.question.layout !== '') stored(() => remember(layoutGiven(asked, choice, table)))
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

const layoutGiven = ({ question }: MappableFile, choice: ImportChoice, table: TableCandidate | undefined): Layout => ({
  layout: question.layout,
  sheet: choice.sheet,
  below: choice.header === 0 ? null : choice.header - (table?.header ?? 0),
  id: choice.id,
  qty: choice.qty,
})
