/** Reads and builds papers: any kind, one or several at once. */
import type { DeviceSettings } from '../../shared/device-settings.ts'
import { type Copy, copiesOf } from '../../shared/domain/papers/copies.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { dayAt, formatDate } from '../../shared/domain/values/dates.ts'
import { type AppError, fail, inWords, ok, type Result, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { onSheet, type Paper, type PaperContext } from '../../shared/papers/paper.ts'
import { type MadePaper, type PaperSubject, papers } from '../../shared/papers.ts'
import type { AskPortal } from '../../shared/portal/ask.ts'
import type { Clock } from '../handlers.ts'
import type { Transfer } from '../media/transfers.ts'
import type { ChosenPictures } from './chosen-pictures.ts'

export interface PaperMakerDeps extends Pick<PaperContext, 'reference' | 'cart' | 'order'> {
  readonly ask: AskPortal
  readonly store: () => Store | undefined
  readonly pictures: Pick<ChosenPictures, 'has'>
  readonly clock: Clock
  /** The default sheet and copies of this computer. */
  readonly usual: () => Pick<DeviceSettings, 'sheet' | 'copies'>
}

/** Papers requested in parallel. */
const AT_ONCE = 4

interface Failed {
  readonly about: string
  readonly error: AppError
}

export interface Batch {
  readonly papers: readonly MadePaper[]
  readonly title: string
  /** The papers that couldn't be made, and why. */
  readonly note: string | undefined
}

export class PaperMaker {
  readonly #deps: PaperMakerDeps

  constructor(deps: PaperMakerDeps) {
    this.#deps = deps
  }

  /** True once another user is signed in: papers belong to the user who asked for them. */
  isOver(user: Store): boolean {
    return this.#deps.store()?.id !== user.id
  }

  async make(subject: PaperSubject, user: Store): Promise<Result<MadePaper>> {
    const { ask: askPortal, reference, cart, order, pictures, clock, usual } = this.#deps
    const now = clock()
    const context = { store: user, reference, today: dayAt(now), now, hasPicture: pictures.has, cart, order }
    const ask: AskPortal = async (read, args) => (this.isOver(user) ? sessionEnded() : askPortal(read, args))
    // The subject matches its kind: the bridge's schema is made from the same table.
    const { make }: { make: Paper<never, MadePaper['value']>['make'] } = papers[subject.kind]
    const paper = await make(subject as never, ask, context)
    if (this.isOver(user)) return sessionEnded()
    if (!paper.ok) return paper
    const page = onSheet(paper.value.page, usual().sheet)
    return ok({ kind: subject.kind, ...paper.value, page } as MadePaper)
  }

  /** Makes all papers that can be made, in the order of the request; refuses if none can, and if it is cancelled. */
  async makeAll(
    subjects: readonly PaperSubject[],
    copies: readonly Copy[] | undefined,
    user: Store,
    { signal, progress }: Transfer,
  ): Promise<Result<Batch>> {
    const { clock, usual } = this.#deps
    const results: MadePaper[] = []
    const failed: Failed[] = []
    for (let from = 0; from < subjects.length; from += AT_ONCE) {
      if (signal.aborted) return fail({ kind: 'cancelled', message: say('cancelled') })
      progress(from, subjects.length)
      const some = subjects.slice(from, from + AT_ONCE)
      for (const [at, result] of (await Promise.all(some.map((subject) => this.make(subject, user)))).entries()) {
        const subject = some[at]
        if (result.ok) results.push(inCopies(result.value, copiesOf(copies ?? usual().copies)))
        else if (result.error.kind === 'session') return result
        else if (subject !== undefined) failed.push({ about: aboutOf(subject), error: result.error })
      }
    }
    const [first] = failed
    const reasons = reasonsOf(failed)
    if (results.length === 0 && first !== undefined && reasons.length === 1) return fail(first.error)
    const note = failed.length === 0 ? undefined : say('papersLeftOut', { reasons: reasons.join(' ') })
    if (results.length === 0) return fail({ kind: 'rule', message: note ?? say('defect') })
    return ok({ papers: results, title: titleOf(results, dayAt(clock())), note })
  }
}

/** Keeps the requested copies of a paper that has copies. */
const inCopies = <M extends MadePaper>(paper: M, requested: readonly Copy[]): M =>
  paper.copies.length === 1 ? paper : { ...paper, copies: paper.copies.filter(({ copy }) => requested.includes(copy)) }

function aboutOf(subject: PaperSubject): string {
  const { about }: { about: Paper<never, unknown>['about'] } = papers[subject.kind]
  return about(subject as never)
}

/** Each reason once, with all papers that it affects: `order PO-1, order PO-2: why`. */
function reasonsOf(failed: readonly Failed[]): readonly string[] {
  const byWhy = Map.groupBy(failed, ({ error }) => inWords(error))
  return [...byWhy].map(([why, those]) =>
    say('paperNotMade', { about: those.map(({ about }) => about).join(', '), why }),
  )
}

/** One paper's own name; `3 order invoices, 05 Apr 2026` for several. */
function titleOf(batch: readonly MadePaper[], today: string): string {
  const [first, ...others] = batch
  if (first === undefined || others.length === 0) return first?.fileName ?? ''
  const one = others.every(({ kind }) => kind === first.kind)
  return `${batch.length} ${one ? papers[first.kind].plural : 'documents'}, ${formatDate(today)}`
}
