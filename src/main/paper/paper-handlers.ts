/** The bridge's paper entries: papers as values for the page, as a PDF, or printed; any kind, one or several at once. */
import type { z } from 'zod'
import type { Written } from '../../shared/bridge/entry.ts'
import type { several } from '../../shared/bridge/papers.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { fail, ok, type Result, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { MadePaper } from '../../shared/papers.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, PDF } from '../files/dialogs.ts'
import { fileName } from '../files/file-name.ts'
import type { Emit, Handlers } from '../handlers.ts'
import type { Transfer, Transfers } from '../media/transfers.ts'
import { PaperMaker, type PaperMakerDeps } from './paper-maker.ts'

export type PaperHandlers = Pick<Handlers, 'papers.show' | 'papers.print' | 'papers.save'>

/** Draws papers, with their copies, in its own window. */
export interface PaperPrinter {
  pdf(title: string, papers: readonly MadePaper[]): Promise<Uint8Array>
  /**
   * Undefined if it was sent to the printer, the user closed the dialog, or it `isOver` once drawn; otherwise the reason of the failure.
   */
  print(title: string, papers: readonly MadePaper[], isOver: () => boolean): Promise<string | undefined>
}

type PapersRequest = z.output<typeof several>

export interface PaperDeps extends PaperMakerDeps {
  readonly printer: PaperPrinter
  readonly dialogs: Dialogs
  readonly transfers: Pick<Transfers, 'run'>
  readonly emit: Emit
}

const UNWATCHED: Transfer = { signal: new AbortController().signal, progress: () => undefined }

export function paperHandlers(deps: PaperDeps): PaperHandlers {
  const { store, printer, dialogs, transfers, emit } = deps
  const maker = new PaperMaker(deps)
  const batchOf = ({ subjects, copies, request }: PapersRequest, user: Store) => {
    const make = (transfer: Transfer) => maker.makeAll(subjects, copies, user, transfer)
    return request === undefined ? make(UNWATCHED) : transfers.run(request, make)
  }
  /** Warns while the system's dialog is open: nothing is printed or saved yet. */
  const warn = (papers: readonly MadePaper[]) => {
    const cautions = papers.flatMap(({ caution }) => caution ?? [])
    const [first] = cautions
    if (first === undefined) return
    const sentence =
      cautions.length === 1
        ? first
        : say('papersCautions', { first, documents: counted.documents(cautions.length - 1) })
    emit('papers.caution', { sentence })
  }
  /** Makes the papers for the printer or a file. */
  const begin = async (request: PapersRequest) => {
    const user = store()
    if (user === undefined) return sessionEnded()
    const batch = await batchOf(request, user)
    if (!batch.ok) return batch
    warn(batch.value.papers)
    return ok({ user, ...batch.value })
  }
  return {
    'papers.show': async (subject) => {
      const user = store()
      return user === undefined ? sessionEnded() : maker.make(subject, user)
    },
    'papers.print': async (request) => {
      const batch = await begin(request)
      if (!batch.ok) return batch
      const { user, papers, title, note } = batch.value
      const problem = await printer.print(title, papers, () => maker.isOver(user))
      if (maker.isOver(user)) return sessionEnded()
      return problem === undefined ? ok({ note }) : fail({ kind: 'file', message: say('notPrinted', { why: problem }) })
    },
    'papers.save': async (request): Promise<Result<Written>> => {
      const batch = await begin(request)
      if (!batch.ok) return batch
      const { user, papers, title, note } = batch.value
      const path = await dialogs.saveAs(fileName(`${title}.pdf`), PDF)
      if (path === undefined) return ok(undefined)
      if (maker.isOver(user)) return sessionEnded()
      const pdf = await printer.pdf(title, papers)
      if (maker.isOver(user)) return sessionEnded()
      const written = await writeWhole(path, [pdf])
      return written.ok ? ok({ ...written.value, ...(note !== undefined && { note }) }) : written
    },
  }
}
