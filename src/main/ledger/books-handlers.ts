/** The bridge's entries for the store's own books: picks a file, and reads it again with the user's answers. */
import type { BooksFile } from '../../shared/bridge/ledger.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { pickFile } from '../files/pick-file.ts'
import type { BooksAnswer } from '../files/read-books.ts'
import type { PickedFile } from '../files/read-whole.ts'
import type { ReadBooks } from '../files/workbook-reader.ts'
import type { Handlers } from '../handlers.ts'

export interface BooksHandlersDeps {
  readonly dialogs: Pick<Dialogs, 'open'>
  readonly readBooks: ReadBooks
}

export type BooksHandlers = Pick<Handlers, 'ledger.pickBooks' | 'ledger.readBooks' | 'ledger.closeBooks'>

/** Maximum number of open files: a few windows. */
const MOST_OPEN = 4

/** Keeps files in memory only, until they are closed or a few others are picked. */
export function booksHandlers({ dialogs, readBooks }: BooksHandlersDeps): BooksHandlers {
  const open = new Map<number, PickedFile>()
  let last = 0
  const read = async (id: number, picked: PickedFile, answer?: BooksAnswer): Promise<Result<BooksFile>> => {
    const news = await readBooks(picked, answer)
    if ('refusal' in news) return fail({ kind: 'file', message: news.refusal })
    const { reading, separator } = news
    if (reading === undefined) return refuse('ownBooksUnknown')
    return ok({ file: id, fileName: picked.name, ...reading, ...(separator !== undefined && { separator }) })
  }
  return {
    'ledger.pickBooks': async () => {
      const picked = await pickFile(dialogs, 'Choose your own books', 'ownBooksTooLarge')
      if (!picked.ok || picked.value === undefined) return picked.ok ? ok(undefined) : picked
      last += 1
      open.set(last, picked.value)
      for (const id of [...open.keys()].slice(0, -MOST_OPEN)) open.delete(id)
      const id = last
      const file = await read(id, picked.value)
      if (!file.ok) open.delete(id)
      return file
    },
    'ledger.readBooks': async ({ file, ...answer }) => {
      const picked = open.get(file)
      return picked === undefined ? refuse('ownBooksClosed') : read(file, picked, answer)
    },
    'ledger.closeBooks': async ({ file }) => {
      open.delete(file)
      return ok(undefined)
    },
  }
}
