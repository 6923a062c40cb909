/**
 * Writes that must not be made twice. Each is saved before it is sent, as an order is, and goes out again only when the user says so. It is
 * identified by its kind and the ids that it is about.
 */
import { z } from 'zod'
import { type AppError, fail, ok, portalWords, type Result, refuse, withSentence } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import { asSentence } from '../../shared/text.ts'
import { canonical } from '../portal/canonical.ts'
import { invalidatedBy } from '../portal/invalidating.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Database } from '../store/database.ts'
import { stored } from '../store/stored.ts'

/** A finished write: done, or overtaken by something else, so that it can no longer be done. */
type Over = 'done' | 'overtaken'

/** The state that the portal shows: finished; `open`: not done; `absent`: no trace. */
export type Found = Over | 'open' | 'absent'

const isOver = (found: Found): found is Over => found === 'done' || found === 'overtaken'

/**
 * The outcome of a write:
 * - `now`: the portal did it just now.
 * - `found`: its answer was lost, but the portal shows that it was done.
 * - `before`: it was done before; nothing was sent.
 * - `elsewhere`: the portal shows that something else was quicker; nothing was sent.
 * - `open`: it was sent before, the portal shows that it wasn't done; nothing was sent now.
 * - `lost`: it was sent with an unknown outcome.
 * - `failed`: it wasn't done.
 */
export type Outcome<A> =
  | { readonly outcome: 'now'; readonly answer: A }
  | { readonly outcome: 'found' | 'before' | 'open' }
  | { readonly outcome: 'elsewhere'; readonly found: Over }
  | { readonly outcome: 'lost'; readonly message: string }
  | { readonly outcome: 'failed'; readonly error: AppError }

export interface IdempotentRequest<C extends CallName> {
  readonly kind: string
  readonly about: readonly string[]
  /** The locks held while it is being sent, if they are more than its kind and ids. */
  readonly holds?: readonly string[]
  readonly call: C
  readonly args: Args<C>
  /** True if the user, who was told that it was lost, wants to send it again. */
  readonly again: boolean
  /** Looks up the state at the portal; fails if that can't be told. Called before a lost write is sent again, and after a loss. */
  readonly look?: () => Promise<Result<Found>>
  /** Looks it up before the first sending, too: another computer may have been quicker, and the portal wouldn't report that. */
  readonly looksFirst?: boolean
  /** Refuses if it may not be sent now. Called once nothing else prevents sending; its refusal is passed on unchanged. */
  readonly may?: () => Promise<Result<unknown>>
  /** True if it may be wanted again after it was done. */
  readonly mayRecur?: boolean
}

const rows = z.array(z.object({ state: z.enum(['sent', 'done']) }))

/**
 * True for errors after which the portal may have done it. Only the portal's own refusal counts, in words or JSON: a gateway's page says
 * nothing about that.
 */
const mayBeDone = ({ kind, unsent, worded, json }: AppError): boolean =>
  unsent !== true &&
  (kind === 'timeout' ||
    kind === 'offline' ||
    kind === 'portal' ||
    kind === 'answer' ||
    (kind === 'refused' && worded !== true && json !== true))

interface Sending {
  /** The call with all its arguments. */
  readonly canonicalCall: string
  readonly holds: readonly string[]
  readonly outcome: Promise<Result<Outcome<unknown>>>
}

export interface IdempotentWritesDeps {
  readonly client: PortalClient
  /** Opened durable: a row is on the disk before a byte is sent. */
  readonly db: Database
  /** Called after each write to the database, for the journal's backup. */
  readonly written: () => void
  /** Invalidates reads. A write that is sent does so itself; this is for a state that was found without one, or after a loss. */
  readonly invalidate?: (calls: readonly CallName[]) => void
}

export class IdempotentWrites {
  readonly #deps: IdempotentWritesDeps
  readonly #underWay = new Map<string, Sending>()

  constructor(deps: IdempotentWritesDeps) {
    this.#deps = deps
  }

  /**
   * Sends it. The same write requested twice at a time is sent once, and both callers get the answer. Any other write about a part of it,
   * or with other content, is refused until the answer arrives.
   */
  send<C extends CallName>(request: IdempotentRequest<C>): Promise<Result<Outcome<Answer<C>>>> {
    const { kind, about, call, args, holds = about.map((one) => `${kind} ${one}`) } = request
    const key = JSON.stringify([kind, about])
    const canonicalCall = canonical([call, args])
    const running = this.#underWay.get(key)
    if (running?.canonicalCall === canonicalCall) return running.outcome as Promise<Result<Outcome<Answer<C>>>>
    const isHeld = [...this.#underWay.values()].some((other) => other.holds.some((one) => holds.includes(one)))
    if (isHeld) return Promise.resolve(refuse('underWay'))
    const outcome = this.#send(request)
      .then((sent) => this.#tellFound(call, sent))
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, { canonicalCall, holds, outcome })
    return outcome
  }

  /** True while one is being sent. */
  busy(): boolean {
    return this.#underWay.size > 0
  }

  /** Returns the lost writes of this kind. */
  lost(kind: string): Result<readonly string[]> {
    const about = z.object({ about: z.string() })
    return stored(() =>
      this.#deps.db
        .prepare(`SELECT about FROM sent_once WHERE kind = ? AND state = 'sent'`)
        .all(kind)
        .map((row) => about.parse(row).about),
    )
  }

  /** Forgets lost writes of this kind that were found at the portal. */
  found(kind: string, about: readonly string[]): void {
    if (about.length > 0) this.#forget({ kind, about })
  }

  /** Invalidates the reads if the portal showed a state that the pages may not have seen. */
  #tellFound<S extends Result<Outcome<unknown>>>(call: CallName, sent: S): S {
    const isReported = !sent.ok || sent.value.outcome === 'now' || sent.value.outcome === 'failed'
    if (!isReported) this.#deps.invalidate?.(invalidatedBy(call))
    return sent
  }

  async #send<C extends CallName>(request: IdempotentRequest<C>): Promise<Result<Outcome<Answer<C>>>> {
    const before = stored(() => this.#statesOf(request))
    if (!before.ok) return before
    const wasLost = before.value.has('sent')
    if (!wasLost && before.value.has('done') && request.mayRecur !== true) return ok({ outcome: 'before' })
    const settled = wasLost ? await this.#lookAgain(request) : await lookFirst(request)
    if (settled !== undefined) return settled
    const may = await request.may?.()
    if (may?.ok === false) return may
    const written = this.#write(request, 'sent')
    if (!written.ok) return written
    const answer = await this.#deps.client.call(request.call, request.args)
    if (answer.ok) {
      // If this can't be saved, the outcome is reported as unknown next time; it isn't sent again automatically.
      this.#settle(request)
      return ok({ outcome: 'now', answer: answer.value })
    }
    const { error } = answer
    if (mayBeDone(error)) return this.#lookAfter(request, error)
    this.#forget(request)
    return ok({ outcome: 'failed', error })
  }

  /** Returns the outcome of a write that was lost before; undefined if it may be sent now. */
  async #lookAgain(request: IdempotentRequest<CallName>): Promise<Result<Outcome<never>> | undefined> {
    if (request.look === undefined) return request.again ? undefined : lost('writeLost')
    const found = await request.look()
    if (!found.ok) return lost('writeLost')
    if (isOver(found.value)) return this.#found(request, found.value, 'before')
    if (request.again) return undefined
    return found.value === 'open' ? ok({ outcome: 'open' }) : lost('writeNotSeen')
  }

  /** Returns the outcome of a write that was lost just now. One that isn't done yet may still be under way. */
  async #lookAfter(request: IdempotentRequest<CallName>, error: AppError): Promise<Result<Outcome<never>>> {
    const found = await request.look?.()
    if (found?.ok === true && isOver(found.value)) return this.#found(request, found.value, 'found')
    return lost(found?.ok === true ? 'writeNotSeen' : 'writeLost', portalWords(error))
  }

  #found(request: IdempotentRequest<CallName>, found: Over, done: 'before' | 'found'): Result<Outcome<never>> {
    if (found === 'done') {
      this.#settle(request)
      return ok({ outcome: done })
    }
    this.#forget(request)
    return ok({ outcome: 'elsewhere', found })
  }

  #statesOf({ kind, about }: Pick<IdempotentRequest<CallName>, 'kind' | 'about'>): ReadonlySet<'sent' | 'done'> {
    const find = this.#deps.db.prepare('SELECT state FROM sent_once WHERE kind = ? AND about = ?')
    return new Set(rows.parse(about.flatMap((one) => find.all(kind, one))).map(({ state }) => state))
  }

  #settle(request: Pick<IdempotentRequest<CallName>, 'kind' | 'about' | 'mayRecur'>): void {
    if (request.mayRecur === true) this.#forget(request)
    else this.#write(request, 'done')
  }

  #write({ kind, about }: Pick<IdempotentRequest<CallName>, 'kind' | 'about'>, state: 'sent' | 'done'): Result<void> {
    const { db, written } = this.#deps
    const put = db.prepare('INSERT OR REPLACE INTO sent_once (kind, about, state) VALUES (?, ?, ?)')
    const result = stored(() => db.transaction(() => about.forEach((one) => void put.run(kind, one, state)))())
    written()
    return result
  }

  #forget({ kind, about }: Pick<IdempotentRequest<CallName>, 'kind' | 'about'>): void {
    const { db, written } = this.#deps
    const drop = db.prepare(`DELETE FROM sent_once WHERE kind = ? AND about = ? AND state = 'sent'`)
    stored(() => db.transaction(() => about.forEach((one) => void drop.run(kind, one)))())
    written()
  }
}

/** Returns the outcome of a write that was never sent; undefined if it may be sent. */
async function lookFirst({
  look,
  looksFirst,
}: IdempotentRequest<CallName>): Promise<Result<Outcome<never>> | undefined> {
  if (looksFirst !== true) return undefined
  const found = await look?.()
  if (found === undefined) return undefined
  if (found.ok) return isOver(found.value) ? ok({ outcome: 'elsewhere', found: found.value }) : undefined
  const { error } = found
  if (error.kind === 'session') return found
  return fail({ ...withSentence(error, 'notLooked'), because: error.message })
}

/** The portal's words as a separate sentence, then ours. */
const lost = (sentence: 'writeLost' | 'writeNotSeen', words?: string): Result<Outcome<never>> => {
  const sentences = words === undefined ? [] : [asSentence(words)]
  return ok({ outcome: 'lost', message: [...sentences, say(sentence)].join(' ') })
}
