/**
 * Writes that must not be made twice: each is written down before it is sent, as an order is, and goes out again only when the
 * person says so. What it is about is known by words of its kind, several where it is about several things.
 */
import { z } from 'zod'
import { type AppError, fail, ok, portalWords, type Result, refuse, retold } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import { asSentence } from '../../shared/text.ts'
import { canonical } from '../portal/canonical.ts'
import { invalidatedBy } from '../portal/invalidating.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Database } from '../store/database.ts'
import { stored } from '../store/stored.ts'

/** What became of it where it is over: done; or something else was quicker, and it can't be done. */
type Over = 'done' | 'overtaken'

/** What the portal shows of it: that it is over; `open`: that it wasn't done; `absent`: nothing. */
export type Found = Over | 'open' | 'absent'

const isOver = (found: Found): found is Over => found === 'done' || found === 'overtaken'

/**
 * `now`: the portal did it just now; `found`: its answer was lost, but it shows that it was done; `before`: it was done before, and
 * nothing was sent; `elsewhere`: the portal shows that something else was quicker, and nothing was sent; `open`: it was sent before, the
 * portal shows that it wasn't done, and nothing was sent now; `lost`: it was sent, and nobody knows what became of it; `failed`: it
 * wasn't done.
 */
export type Outcome<A> =
  | { readonly outcome: 'now'; readonly answer: A }
  | { readonly outcome: 'found' | 'before' | 'open' }
  | { readonly outcome: 'elsewhere'; readonly found: Over }
  | { readonly outcome: 'lost'; readonly message: string }
  | { readonly outcome: 'failed'; readonly error: AppError }

export interface OnceAsk<C extends CallName> {
  readonly kind: string
  readonly about: readonly string[]
  /** What nothing else may be sent of meanwhile, where that is more than its kind of what it is about. */
  readonly holds?: readonly string[]
  readonly call: C
  readonly args: Args<C>
  /** The person, who was told that it was lost, wants it sent once more. */
  readonly again: boolean
  /** Looks what the portal shows of it; fails where that can't be told. Asked before and after anything that was lost. */
  readonly look?: () => Promise<Result<Found>>
  /** It is looked before the first sending, too: another computer may have been quicker, and the portal wouldn't say so. */
  readonly looksFirst?: boolean
  /** Whether it may be sent now; asked when nothing else stands against it, and told as it is where it may not. */
  readonly may?: () => Promise<Result<unknown>>
  /** It may be wanted once more after it was done. */
  readonly mayRecur?: boolean
}

const rows = z.array(z.object({ state: z.enum(['sent', 'done']) }))

/** After these the portal may have done it. A refusal is the portal's own, in words or JSON: a gateway's page says nothing of what was done. */
const mayBeDone = ({ kind, unsent, worded, json }: AppError): boolean =>
  unsent !== true &&
  (kind === 'timeout' ||
    kind === 'offline' ||
    kind === 'portal' ||
    kind === 'answer' ||
    (kind === 'refused' && worded !== true && json !== true))

interface Sending {
  /** The call, and all that it says. */
  readonly said: string
  readonly holds: readonly string[]
  readonly outcome: Promise<Result<Outcome<unknown>>>
}

export interface SentOnceDeps {
  readonly client: PortalClient
  /** Opened durable: what is written is on the disk before a byte leaves. */
  readonly db: Database
  /** Called after each writing: the journal's backup must know of it. */
  readonly written: () => void
  /** Makes reads old. A write that goes out does it by itself; this is for what was found out without one, or after one was lost. */
  readonly invalidate?: (calls: readonly CallName[]) => void
}

export class SentOnce {
  readonly #deps: SentOnceDeps
  readonly #underWay = new Map<string, Sending>()

  constructor(deps: SentOnceDeps) {
    this.#deps = deps
  }

  /**
   * The same thing asked for twice at a time is sent once, and both hear of it; anything else that is about a part of it, or that says
   * something else of it, is refused until it is answered.
   */
  send<C extends CallName>(asked: OnceAsk<C>): Promise<Result<Outcome<Answer<C>>>> {
    const { kind, about, call, args, holds = about.map((one) => `${kind} ${one}`) } = asked
    const key = JSON.stringify([kind, about])
    const said = canonical([call, args])
    const running = this.#underWay.get(key)
    if (running?.said === said) return running.outcome as Promise<Result<Outcome<Answer<C>>>>
    const isHeld = [...this.#underWay.values()].some((other) => other.holds.some((one) => holds.includes(one)))
    if (isHeld) return Promise.resolve(refuse('underWay'))
    const outcome = this.#send(asked)
      .then((sent) => this.#tellFound(call, sent))
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, { said, holds, outcome })
    return outcome
  }

  /** True while one is on its way. */
  busy(): boolean {
    return this.#underWay.size > 0
  }

  /** What of this kind was sent and not heard of. */
  lost(kind: string): Result<readonly string[]> {
    const about = z.object({ about: z.string() })
    return stored(() =>
      this.#deps.db
        .prepare(`SELECT about FROM sent_once WHERE kind = ? AND state = 'sent'`)
        .all(kind)
        .map((row) => about.parse(row).about),
    )
  }

  /** The portal has what was lost of this kind: nobody needs to be told of it any more. */
  found(kind: string, about: readonly string[]): void {
    if (about.length > 0) this.#forget({ kind, about })
  }

  /** The portal showed something of it that the pages may not have seen. */
  #tellFound<S extends Result<Outcome<unknown>>>(call: CallName, sent: S): S {
    const isTold = !sent.ok || sent.value.outcome === 'now' || sent.value.outcome === 'failed'
    if (!isTold) this.#deps.invalidate?.(invalidatedBy(call))
    return sent
  }

  async #send<C extends CallName>(asked: OnceAsk<C>): Promise<Result<Outcome<Answer<C>>>> {
    const before = stored(() => this.#statesOf(asked))
    if (!before.ok) return before
    const wasLost = before.value.has('sent')
    if (!wasLost && before.value.has('done') && asked.mayRecur !== true) return ok({ outcome: 'before' })
    const settled = wasLost ? await this.#lookAgain(asked) : await lookFirst(asked)
    if (settled !== undefined) return settled
    const may = await asked.may?.()
    if (may?.ok === false) return may
    const written = this.#write(asked, 'sent')
    if (!written.ok) return written
    const answer = await this.#deps.client.call(asked.call, asked.args)
    if (answer.ok) {
      // What can't be written down now is told as unknown the next time, and not sent by itself.
      this.#settle(asked)
      return ok({ outcome: 'now', answer: answer.value })
    }
    const { error } = answer
    if (mayBeDone(error)) return this.#lookAfter(asked, error)
    this.#forget(asked)
    return ok({ outcome: 'failed', error })
  }

  /** What is told of one that was sent before and not heard of; undefined where it may be sent now. */
  async #lookAgain(asked: OnceAsk<CallName>): Promise<Result<Outcome<never>> | undefined> {
    if (asked.look === undefined) return asked.again ? undefined : lost('writeLost')
    const found = await asked.look()
    if (!found.ok) return lost('writeLost')
    if (isOver(found.value)) return this.#found(asked, found.value, 'before')
    if (asked.again) return undefined
    return found.value === 'open' ? ok({ outcome: 'open' }) : lost('writeNotSeen')
  }

  /** What is told of one whose answer was lost just now. Not done yet isn't never: it may still be on its way. */
  async #lookAfter(asked: OnceAsk<CallName>, error: AppError): Promise<Result<Outcome<never>>> {
    const found = await asked.look?.()
    if (found?.ok === true && isOver(found.value)) return this.#found(asked, found.value, 'found')
    return lost(found?.ok === true ? 'writeNotSeen' : 'writeLost', portalWords(error))
  }

  #found(asked: OnceAsk<CallName>, found: Over, done: 'before' | 'found'): Result<Outcome<never>> {
    if (found === 'done') {
      this.#settle(asked)
      return ok({ outcome: done })
    }
    this.#forget(asked)
    return ok({ outcome: 'elsewhere', found })
  }

  #statesOf({ kind, about }: Pick<OnceAsk<CallName>, 'kind' | 'about'>): ReadonlySet<'sent' | 'done'> {
    const find = this.#deps.db.prepare('SELECT state FROM sent_once WHERE kind = ? AND about = ?')
    return new Set(rows.parse(about.flatMap((one) => find.all(kind, one))).map(({ state }) => state))
  }

  #settle(asked: Pick<OnceAsk<CallName>, 'kind' | 'about' | 'mayRecur'>): void {
    if (asked.mayRecur === true) this.#forget(asked)
    else this.#write(asked, 'done')
  }

  #write({ kind, about }: Pick<OnceAsk<CallName>, 'kind' | 'about'>, state: 'sent' | 'done'): Result<void> {
    const { db, written } = this.#deps
    const put = db.prepare('INSERT OR REPLACE INTO sent_once (kind, about, state) VALUES (?, ?, ?)')
    const result = stored(() => db.transaction(() => about.forEach((one) => void put.run(kind, one, state)))())
    written()
    return result
  }

  #forget({ kind, about }: Pick<OnceAsk<CallName>, 'kind' | 'about'>): void {
    const { db, written } = this.#deps
    const drop = db.prepare(`DELETE FROM sent_once WHERE kind = ? AND about = ? AND state = 'sent'`)
    stored(() => db.transaction(() => about.forEach((one) => void drop.run(kind, one)))())
    written()
  }
}

/** What is told of one that was never sent; undefined where it may be. */
async function lookFirst({ look, looksFirst }: OnceAsk<CallName>): Promise<Result<Outcome<never>> | undefined> {
  if (looksFirst !== true) return undefined
  const found = await look?.()
  if (found === undefined) return undefined
  if (found.ok) return isOver(found.value) ? ok({ outcome: 'elsewhere', found: found.value }) : undefined
  const { error } = found
  if (error.kind === 'session') return found
  return fail({ ...retold(error, 'notLooked'), because: error.message })
}

/** In the portal's words, as a sentence of their own, and then ours. */
const lost = (sentence: 'writeLost' | 'writeNotSeen', words?: string): Result<Outcome<never>> => {
  const said = words === undefined ? [] : [asSentence(words)]
  return ok({ outcome: 'lost', message: [...said, say(sentence)].join(' ') })
}
