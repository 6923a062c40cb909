/** Papers as values for the page, as a PDF, on the printer: any kind, one or several at once. */
import type { Written } from '../../shared/bridge/entry.ts'
import { fail, ok, type Result, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { MadePaper } from '../../shared/papers.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, PDF } from '../files/dialogs.ts'
import { fileName } from '../files/save-csv.ts'
import type { Handlers } from '../handlers.ts'
import { PaperMaker, type PaperMakerDeps } from './paper-maker.ts'

export type PaperHandlers = Pick<Handlers, 'papers.show' | 'papers.print' | 'papers.save'>

/** Draws papers, in the copies that they have here, in a window of its own. */
export interface PaperPrinter {
  pdf(title: string, papers: readonly MadePaper[]): Promise<Uint8Array>
  /** Undefined when it went to the printer, or the user closed the dialog; else why not. */
  print(title: string, papers: readonly MadePaper[]): Promise<string | undefined>
}

export interface PaperDeps extends PaperMakerDeps {
  readonly printer: PaperPrinter
  readonly dialogs: Dialogs
}

export function paperHandlers(deps: PaperDeps): PaperHandlers {
  const { store, printer, dialogs } = deps
  const maker = new PaperMaker(deps)
  return {
    'papers.show': async (subject) => {
      const user = store()
      return user === undefined ? sessionEnded() : maker.make(subject, user)
    },
    'papers.print': async ({ subjects, copies }) => {
      const user = store()
      if (user === undefined) return sessionEnded()
      const batch = await maker.makeAll(subjects, copies, user)
      if (!batch.ok) return batch
      const { made, title, note } = batch.value
      const problem = await printer.print(title, made)
      return problem === undefined ? ok({ note }) : fail({ kind: 'file', message: say('notPrinted', { why: problem }) })
    },
    'papers.save': async ({ subjects, copies }): Promise<Result<Written>> => {
      const user = store()
      if (user === undefined) return sessionEnded()
      const batch = await maker.makeAll(subjects, copies, user)
      if (!batch.ok) return batch
      const { made, title, note } = batch.value
      const path = await dialogs.saveAs(fileName(`${title}.pdf`), PDF)
      if (path === undefined) return ok(undefined)
      if (maker.isOver(user)) return sessionEnded()
      const pdf = await printer.pdf(title, made)
      if (maker.isOver(user)) return sessionEnded()
      const written = await writeWhole(path, [pdf])
      return written.ok ? ok({ ...written.value, ...(note !== undefined && { note }) }) : written
    },
  }
}
