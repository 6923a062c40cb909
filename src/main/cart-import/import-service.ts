/** The imports of one account: read, judged, corrected, sent; one per cart at a time. */
import { setImmediate } from 'node:timers/promises'
import type { ImportCommitted } from '../../shared/bridge/import.ts'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { type CartChange, changeBetween } from '../../shared/domain/carts/cart-change.ts'
import type { ImportMode, ImportPhase, ImportSummary, Verdict } from '../../shared/domain/carts/cart-import.ts'
import { CART_KINDS, type WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import type { ImportChoice, MappableFile } from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import type { MendAtOnce, MendCounts } from '../../shared/domain/carts/row-mend.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { createKeyedMutex } from '../../shared/keyed-mutex.ts'
import { say } from '../../shared/messages.ts'
import type { CartService } from '../cart/cart-service.ts'
import type { ReadFile } from '../files/cart-file-reader.ts'
import type { Clock, Emit } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { stored } from '../store/stored.ts'
import { type CommitDeps, commitImport } from './commit-import.ts'
import type { ImportDrafts } from './import-drafts.ts'
import type { DraftRow } from './import-rows.ts'
import type { Edited, ImportService, ImportWindow } from './imports-offered.ts'
import { Judge } from './judge-import.ts'
import { createPendingFiles, type PendingFiles } from './pending-files.ts'
import { type RejectedRows, rejectedRows } from './rejected-csv.ts'
import { noImport, RowEdits } from './row-edits.ts'
import { createSaveImport, importRunning, type Offered, type SaveImport } from './save-import.ts'

/** Rows deleted before other tasks get their turn. */
const PORTION = 2_000

export interface ImportServiceDeps {
  readonly client: PortalClient
  readonly carts: CartService
  readonly drafts: ImportDrafts
  readonly journal: CommitDeps['journal']
  readonly policy: PricingPolicy
  readonly profile: (fresh: boolean) => Promise<Result<Profile>>
  /** Refuses a store that may not upload carts. */
  readonly mayUpload: () => Promise<Result<undefined>>
  readonly readFile: ReadFile
  readonly settings: SettingsStore
  readonly clock: Clock
  readonly emit: Emit
  readonly newId: () => string
}

export class Imports implements ImportService {
  readonly #deps: ImportServiceDeps
  readonly #judge: Judge
  readonly #edits: RowEdits
  readonly #asked: PendingFiles
  readonly #takeIn: SaveImport
  /** Serializes changes of verdicts and sending by those verdicts. */
  readonly #takeTurn = createKeyedMutex()
  /** Imports being sent, from the moment of the request. */
  readonly #sending = new Map<string, Promise<Result<ImportCommitted>>>()
  readonly busy = (): boolean => this.#sending.size > 0
  readonly #judging = new Map<string, Promise<Result<ImportSummary>>>()
  readonly #reading = new Map<WholeCart, Promise<Result<string>>>()
  readonly #stopping = new Set<string>()

  constructor(deps: ImportServiceDeps) {
    this.#deps = deps
    this.#judge = new Judge({ ...deps, progress: this.#progressOf('judging') })
    this.#edits = new RowEdits(deps.drafts, (id, rows) => this.#judge.corrected(id, rows))
    this.#asked = createPendingFiles(deps.readFile, deps.settings)
    const isSending = (id: string) => this.#sending.has(id)
    this.#takeIn = createSaveImport({ ...deps, isSending, deleteDraft: (id) => this.#deleteDraft(id) })
    stored(() => deps.drafts.afterInterruption())
  }

  get readFile(): ReadFile {
    return this.#deps.readFile
  }

  mayUpload(): Promise<Result<undefined>> {
    return this.#deps.mayUpload()
  }

  read(cartType: WholeCart, fileName: string, bytes: Uint8Array, replace = false): Promise<Result<ImportSummary>> {
    const file = () => this.#asked.read(cartType, { fileName, bytes, replace })
    return this.#read({ cartType, fileName, file, replace, isData: false })
  }

  question(cartType: WholeCart): MappableFile | undefined {
    return this.#asked.question(cartType)
  }

  async answer(cartType: WholeCart, choice: ImportChoice): Promise<Result<ImportSummary>> {
    const answered = this.#asked.answered(cartType, choice)
    if (answered === undefined) return noImport()
    const { fileName, replace } = answered.file
    return this.#read({ cartType, fileName, file: answered.read, replace, isData: false })
  }

  readRows(
    cartType: WholeCart,
    fileName: string,
    rows: readonly ReadRow[],
    replace: boolean,
  ): Promise<Result<ImportSummary>> {
    const file = async () => {
      this.#asked.forget(cartType)
      return { encoding: '', separator: '', rows }
    }
    return this.#read({ cartType, fileName, file, replace, isData: true })
  }

  async current(cartType: WholeCart): Promise<Result<ImportSummary | undefined>> {
    const draft = stored(() => this.#deps.drafts.current(cartType))
    if (!draft.ok) return draft
    if (draft.value === undefined) return ok(undefined)
    const { id, phase, whole } = draft.value
    return phase === 'judging' && whole === 1 ? this.#judgeOnce(id) : this.#summary(id)
  }

  rows(id: string, from: number, count: number, verdicts: readonly Verdict[] | undefined): Result<ImportWindow> {
    return stored(() => this.#deps.drafts.rows(id, from, count, verdicts))
  }

  fix(id: string, line: number, text: string): ReturnType<ImportService['fix']> {
    return this.#edit(id, () => this.#edits.fix(id, line, text))
  }

  mends(id: string): Promise<Result<MendCounts>> {
    return this.#edits.mends(id)
  }

  mendAll(id: string, kind: MendAtOnce): Promise<Result<ImportSummary>> {
    return this.#changed(this.#edit(id, () => this.#edits.mendAll(id, kind)))
  }

  undo(id: string): Promise<Result<ImportSummary>> {
    return this.#changed(this.#edit(id, () => this.#edits.undo(id)))
  }

  setMode(id: string, mode: ImportMode): Promise<Result<ImportSummary>> {
    return this.#rejudge(id, () => this.#deps.drafts.setMode(id, mode))
  }

  setHeaderIsData(id: string, isData: boolean): Promise<Result<ImportSummary>> {
    return this.#rejudge(id, () => this.#deps.drafts.setHeaderIsData(id, isData))
  }

  commit(id: string): Promise<Result<ImportCommitted>> {
    const running = this.#sending.get(id)
    if (running !== undefined) return running
    this.#stopping.delete(id)
    const started = this.#takeTurn(id, () => this.#commit(id)).finally(() => this.#sending.delete(id))
    this.#sending.set(id, started)
    return started
  }

  stop(id: string): void {
    this.#stopping.add(id)
  }

  async discard(id: string): Promise<Result<undefined>> {
    // Otherwise rows that are still being written would belong to no draft.
    await Promise.allSettled(this.#reading.values())
    const draft = stored(() => this.#deps.drafts.find(id))
    const { cart_type: cart, file_name: name } = (draft.ok ? draft.value : undefined) ?? {}
    if (cart !== undefined && this.#asked.question(cart)?.fileName === name) this.#asked.forget(cart)
    return this.#deleteDraft(id)
  }

  rejected(id: string): Promise<Result<RejectedRows>> {
    return rejectedRows(this.#deps.drafts, id)
  }

  /** Runs a correction; refused once rows are being sent. */
  async #edit<A>(id: string, change: () => Promise<Result<A>>): Promise<Result<Edited<A>>> {
    if (this.#sending.has(id)) return importRunning()
    return this.#takeTurn(id, async () => {
      const may = await this.mayUpload()
      if (!may.ok) return may
      const changed = await change()
      if (!changed.ok) return changed
      const now = this.#summary(id)
      return now.ok ? ok({ row: changed.value, summary: now.value }) : now
    })
  }

  async #changed(editing: Promise<Result<Edited<unknown>>>): Promise<Result<ImportSummary>> {
    const edited = await editing
    return edited.ok ? ok(edited.value.summary) : edited
  }

  #progressOf(phase: ImportPhase) {
    return (draft: DraftRow, done: number, total: number) =>
      this.#deps.emit('import.progress', { id: draft.id, phase, done, total })
  }

  #summary(id: string): Result<ImportSummary> {
    const found = stored(() => this.#deps.drafts.summary(id))
    if (!found.ok) return found
    return found.value === undefined ? noImport() : ok({ ...found.value, undo: this.#edits.last(id) })
  }

  async #read(offered: Offered): Promise<Result<ImportSummary>> {
    const { cartType } = offered
    const may = await this.mayUpload()
    if (!may.ok) return may
    const cart = await this.#deps.carts.open(cartType, false)
    if (!cart.ok && cart.error.kind === 'rule') return cart
    // A second file that is dropped during a read is refused.
    if (this.#reading.has(cartType)) return importRunning()
    const taking = this.#takeIn(offered).finally(() => this.#reading.delete(cartType))
    this.#reading.set(cartType, taking)
    const draftId = await taking
    return draftId.ok ? this.#judgeOnce(draftId.value) : draftId
  }

  /** Judges all rows. After a failure (no network) the draft is judged when it is next opened. */
  async #judgeNow(id: string): Promise<Result<ImportSummary>> {
    const judged = await this.#judge.all(id)
    if (judged.ok) return this.#summary(id)
    stored(() => this.#deps.drafts.setPhase(id, 'judging', judged.error.message))
    return judged.error.kind === 'cancelled' ? judged : this.#summary(id)
  }

  /** Judges a draft that hasn't been judged yet. Callers at the same time share one run. */
  #judgeOnce(id: string): Promise<Result<ImportSummary>> {
    const judging =
      this.#judging.get(id) ??
      this.#takeTurn(id, async () => {
        const draft = stored(() => this.#deps.drafts.find(id))
        if (!draft.ok) return draft
        // The draft was discarded meanwhile.
        if (draft.value === undefined) return fail({ kind: 'cancelled', message: say('cancelled') })
        return draft.value.phase === 'judging' ? this.#judgeNow(id) : this.#summary(id)
      }).finally(() => this.#judging.delete(id))
    this.#judging.set(id, judging)
    return judging
  }

  /** Changes how the whole file is judged; refused once rows may have been sent. */
  async #rejudge(id: string, change: () => void): Promise<Result<ImportSummary>> {
    if (this.#sending.has(id)) return importRunning()
    return this.#takeTurn(id, async () => {
      const { drafts } = this.#deps
      const draft = stored(() => drafts.find(id))
      if (!draft.ok) return draft
      if (draft.value === undefined) return noImport()
      // A file that couldn't be read has no rows to judge.
      const rows = stored(() => drafts.rowCount(id))
      if (!rows.ok) return rows
      if (draft.value.fixed === 1 || rows.value === 0) return this.#summary(id)
      const changed = stored(() => {
        change()
        // Until judging is done the verdicts still follow the earlier choice; the phase records that, also for a crash.
        drafts.setPhase(id, 'judging')
      })
      return changed.ok ? this.#judgeNow(id) : changed
    })
  }

  async #commit(id: string): Promise<Result<ImportCommitted>> {
    const { drafts, carts, emit } = this.#deps
    const found = stored(() => drafts.find(id))
    if (!found.ok) return found
    const draft = found.value
    if (draft === undefined) return noImport()
    if (draft.refusal !== null) return fail({ kind: 'rule', message: draft.refusal })
    if (draft.phase === 'judging' || draft.phase === 'done') return this.#summary(id)
    const may = await this.mayUpload()
    if (!may.ok) return may
    const { cart_type: cartType } = draft
    const before = carts.shown(cartType)
    const sent = await this.#send(draft)
    this.#asked.forget(cartType)
    emit('cart.changed', { cart: cartType })
    const now = this.#summary(id)
    if (now.ok) {
      const { applied, phase, counts } = now.value
      emit('import.progress', { id, phase, done: applied, total: counts.taken + counts.gap })
    }
    if (!sent.ok && sent.error.kind === 'storage') return sent
    return now.ok ? ok({ ...now.value, change: await this.#changeSince(cartType, before) }) : now
  }

  #send(draft: DraftRow): ReturnType<typeof commitImport> {
    const { drafts, carts, journal } = this.#deps
    return commitImport(
      {
        drafts,
        carts,
        journal,
        capacity: CART_KINDS[draft.cart_type].capacity,
        progress: this.#progressOf('committing'),
        stopped: (id) => this.#stopping.has(id),
        productsOf: (ids) => this.#judge.productsOf(draft, ids),
      },
      draft,
    )
  }

  /** Returns the change of the cart since `before`; undefined if there is more to report than that change. */
  async #changeSince(cartType: WholeCart, before: CartSnapshot | undefined): Promise<CartChange | undefined> {
    if (before === undefined) return undefined
    const now = await this.#deps.carts.open(cartType, false)
    if (!now.ok || now.value.saved || now.value.notices?.length || now.value.elsewhere?.length) return undefined
    return changeBetween(before, now.value)
  }

  async #deleteDraft(id: string): Promise<Result<undefined>> {
    const { drafts } = this.#deps
    const draft = stored(() => drafts.find(id))
    if (!draft.ok) return draft
    this.#stopping.add(id)
    // Waits for the batch that is being sent; queued work will find no draft.
    if (draft.value?.phase === 'committing') await this.#sending.get(id)
    for (;;) {
      const done = stored(() => drafts.discardSome(id, PORTION))
      if (!done.ok || done.value) this.#stopping.delete(id)
      if (!done.ok) return done
      if (done.value) return ok(undefined)
      await setImmediate()
    }
  }
}
