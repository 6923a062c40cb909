/** The bridge's entries of the store's own books: a file that is picked, and read again as the person says. */
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

/** Nothing of a file is kept but in memory, and only until it is closed or another one is picked. */
export function booksHandlers({ dialogs, readBooks }: BooksHandlersDeps): BooksHandlers {
  let open: PickedFile | undefined
  const read = async (file: PickedFile, answer?: BooksAnswer): Promise<Result<BooksFile>> => {
    const news = await readBooks(file, answer)
    if ('refusal' in news) return fail({ kind: 'file', message: news.refusal })
    const { reading, separator } = news
    if (reading === undefined) return refuse('ownBooksUnknown')
    return ok({ fileName: file.name, ...reading, ...(separator !== undefined && { separator }) })
  }
  return {
    'ledger.pickBooks': async () => {
      const picked = await pickFile(dialogs, 'Choose your own books', 'ownBooksTooLarge')
      if (!picked.ok || picked.value === undefined) return picked.ok ? ok(undefined) : picked
      open = picked.value
      return read(picked.value)
    },
    'ledger.readBooks': async (answer) => (open === undefined ? refuse('ownBooksClosed') : read(open, answer)),
    'ledger.closeBooks': async () => {
      open = undefined
      return ok(undefined)
    },
  }
}
