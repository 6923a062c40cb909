/**
 * Tells if the portal can be reached, from the results of calls rather than from the system's opinion. Before the user is warned the portal
 * itself is asked, and then repeatedly until it is back.
 */
import type { Net } from '../../shared/bridge/app.ts'
import {
  type CallEnd,
  callEnd,
  type EndedCall,
  isDown,
  MOMENT_MS,
  type PortalState,
} from '../../shared/domain/people/portal-health.ts'
import type { Result } from '../../shared/errors.ts'
import type { Clock, Later } from '../handlers.ts'

export interface Reachability {
  online(): boolean
  state(): Net
  /** Reports the start of a call: if the portal is silent for long, it is checked. Returns a function that reports the call's end. */
  began(): () => void
  observe(call: string, answer: Result<unknown>): void
  /** Checks immediately if the portal is down. Resolves once the state is known. */
  tryNow(): Promise<void>
  close(): void
}

export interface ReachabilityDeps {
  /** Makes a small request to the portal and returns its result. */
  readonly ask: () => Promise<Result<unknown>>
  /** Called when the state changes, or the time of the next check. */
  readonly changed: (net: Net) => void
  /** Lets the pages repeat their failed requests; the results tell if the portal is back. */
  readonly trial: () => void
  readonly clock: Clock
  readonly later: Later
}

/** The key of the app's own check, counted as one more part of the portal. */
const OWN_QUESTION = 'itself'
/** Interval between checks while the portal is down. */
export const RECHECK_AFTER_MS = 20_000
/**
 * Time without any finished call, while some are running, after which the portal is checked: longer than a healthy portal takes for most
 * calls.
 */
const SILENCE_MS = 15_000
/** Wait after a first failure: failures can be faster than successes that are still under way. */
const SURE_AFTER_MS = 400
/** Maximum wait for the pages' requests, once the portal answers again. */
const TRIAL_MS = 2_000
/** Minimum interval between two trials. */
const TRIED_LATELY_MS = 5_000
/** This many different successes without a failure end a trial early. */
const GOOD_ENOUGH = 3

export function createReachability(deps: ReachabilityDeps): Reachability {
  return new PortalWatch(deps)
}

class PortalWatch implements Reachability {
  readonly #deps: ReachabilityDeps
  readonly #ended = new Map<string, EndedCall>()
  /** Number of successful answers so far. */
  #heard = 0
  #state: PortalState = 'ok'
  #looking: Promise<void> | undefined
  /** Times of the last check and of the next one. */
  #askedAt = Number.NEGATIVE_INFINITY
  #dueAt = 0
  #stopWaiting: (() => void) | undefined
  #endTrial: (() => void) | undefined
  /** Number of running calls. */
  #underWay = 0
  #stopListening: (() => void) | undefined
  #isClosed = false

  constructor(deps: ReachabilityDeps) {
    this.#deps = deps
  }

  online(): boolean {
    return this.#state === 'ok'
  }

  state(): Net {
    if (this.#state === 'ok') return { state: 'ok' }
    return { state: this.#state, againIn: Math.max(0, this.#dueAt - this.#deps.clock()) }
  }

  began(): () => void {
    this.#underWay += 1
    this.#stopListening ??= this.#listen()
    return () => {
      this.#underWay -= 1
      this.#stopListening?.()
      this.#stopListening = this.#underWay === 0 ? undefined : this.#listen()
    }
  }

  observe(call: string, answer: Result<unknown>): void {
    const end = this.#note(call, answer)
    if (end === undefined || this.#isClosed) return
    if (this.#state === 'ok') this.#inGoodTimes(end)
    else if (this.#state === 'offline') this.#whileOffline(end)
    else if (end === 'answered') this.#onAnswered()
  }

  async tryNow(): Promise<void> {
    if (this.#state !== 'ok') await this.#look()
  }

  close(): void {
    this.#isClosed = true
    this.#wait(undefined)
    this.#stopListening?.()
    this.#endTrial?.()
  }

  /** Detects silence, which no finished call would report. */
  #listen(): (() => void) | undefined {
    if (this.#isClosed) return undefined
    return this.#deps.later(SILENCE_MS, () => {
      this.#stopListening = this.#listen()
      if (this.#state === 'ok') void this.#look()
    })
  }

  #note(call: string, answer: Result<unknown>): CallEnd | undefined {
    const end = callEnd(answer.ok ? undefined : answer.error.kind)
    if (end !== undefined) this.#ended.set(call, { call, end, at: this.#deps.clock() })
    if (end === 'answered') this.#heard += 1
    return end
  }

  /** A single broken connection or failed call doesn't mean that the network or the portal is down: the portal is checked. */
  #inGoodTimes(end: CallEnd): void {
    if (end === 'answered' || this.#looking !== undefined) return
    const isRecent = this.#deps.clock() - this.#askedAt <= MOMENT_MS
    if (end === 'lost' || !isRecent) void this.#look()
    else if (this.#isDownNow()) this.#makeSure()
  }

  /** Any answer, even an error, means that the network is back. */
  #whileOffline(end: CallEnd): void {
    if (end !== 'lost' && this.#looking === undefined) this.#settle(end === 'answered' ? 'ok' : 'notAnswering')
  }

  /** A single success after failures is no proof yet. */
  #onAnswered(): void {
    if (this.#endTrial !== undefined) {
      if (this.#isGoodEnough()) this.#endTrial()
    } else if (this.#deps.clock() - this.#askedAt >= TRIED_LATELY_MS) void this.#look()
  }

  #isDownNow(): boolean {
    return isDown([...this.#ended.values()], this.#deps.clock())
  }

  #isGoodEnough(): boolean {
    const ended = [...this.#ended.values()]
    return ended.length >= GOOD_ENOUGH && ended.every(({ end }) => end === 'answered')
  }

  #makeSure(): void {
    if (this.#stopWaiting !== undefined) return
    this.#wait(SURE_AFTER_MS, () => this.#isDownNow() && this.#settle('notAnswering'))
  }

  /** Replaces a pending wait. */
  #wait(ms: number | undefined, then: () => void = () => undefined): void {
    this.#stopWaiting?.()
    this.#stopWaiting =
      ms === undefined
        ? undefined
        : this.#deps.later(ms, () => {
            this.#stopWaiting = undefined
            then()
          })
  }

  /** Only one check runs at a time. */
  #look(): Promise<void> {
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #ask(): Promise<void> {
    this.#wait(undefined)
    this.#askedAt = this.#deps.clock()
    this.#dueAt = this.#askedAt
    if (this.#state !== 'ok') this.#deps.changed(this.state())
    const answersBefore = this.#heard
    const answer = await this.#deps.ask()
    if (this.#isClosed) return
    // No warning while other calls succeed.
    const hasAnswered = this.#heard > answersBefore
    const end = this.#note(OWN_QUESTION, answer)
    if (end === 'answered' || hasAnswered) return this.#settleAnswered()
    const isReached = answer.ok || answer.error.kind === 'portal'
    if (this.#state === 'ok' && isReached && !this.#isDownNow()) return
    this.#settle(!answer.ok && answer.error.kind === 'offline' ? 'offline' : 'notAnswering')
  }

  /** Settles the state after the portal has answered. */
  async #settleAnswered(): Promise<void> {
    if (this.#state === 'ok') return this.#isDownNow() ? this.#makeSure() : undefined
    if (this.#state === 'offline') return this.#settle('ok')
    await this.#trial()
    this.#settle(this.#isDownNow() ? 'notAnswering' : 'ok')
  }

  /** Waits until enough calls succeeded, or for a limited time. */
  async #trial(): Promise<void> {
    const good = [...this.#ended.values()].filter(({ end, at }) => end === 'answered' && at >= this.#askedAt)
    this.#ended.clear()
    for (const one of good) this.#ended.set(one.call, one)
    await new Promise<void>((resolve) => {
      this.#endTrial = resolve
      this.#wait(TRIAL_MS, resolve)
      this.#deps.trial()
    })
    this.#endTrial = undefined
  }

  #settle(now: PortalState): void {
    this.#wait(undefined)
    if (this.#isClosed) return
    const before = this.#state
    this.#state = now
    if (now !== 'ok') {
      this.#dueAt = this.#deps.clock() + RECHECK_AFTER_MS
      this.#wait(RECHECK_AFTER_MS, () => void this.#look())
    }
    if (now !== 'ok' || before !== 'ok') this.#deps.changed(this.state())
  }
}
