/**
 * A simulated user of the page: each action is performed and counted. The user's time comes from the keystroke-level model (Card, Moran,
 * Newell: The Psychology of Human-Computer Interaction, 1983); the time spent waiting for the program is measured.
 */
import type { Locator, Page } from '@playwright/test'

/** Seconds. */
export const SECONDS = {
  /** A key, for an occasional typist. */
  key: 0.28,
  /** Moving the pointer to its target. Scrolling a screenful counts the same. */
  point: 1.1,
  /** A press of the mouse button, down and up. */
  press: 0.2,
  /** Moving the hand between mouse and keyboard. */
  hand: 0.4,
  /** Looking, and deciding on the next step. */
  mind: 1.35,
} as const

/** Milliseconds between keys, alternating: faster or regular keys would be taken for a scanner's. */
const BY_HAND = [60, 120] as const
const LONGEST_WAIT_MS = 30_000
const LOOKS_EVERY_MS = 8

/** A condition to wait for. */
export type State = Locator | (() => Promise<boolean>)

export interface Effort {
  readonly clicks: number
  readonly keys: number
  /** Seconds of the user. */
  readonly person: number
  /** Seconds of the program. */
  readonly program: number
}

const isThere = (state: State): Promise<boolean> =>
  typeof state === 'function' ? state() : state.filter({ visible: true }).first().isVisible()

export class Person {
  readonly page: Page
  #hand: 'mouse' | 'keyboard' = 'mouse'
  #clicks = 0
  #keys = 0
  #person = 0
  #program = 0
  /** Start of the current wait. */
  #since = performance.now()

  constructor(page: Page) {
    this.page = page
  }

  effort(): Effort {
    return { clicks: this.#clicks, keys: this.#keys, person: this.#person, program: this.#program / 1000 }
  }

  /** Counts time for reading or deciding; `times`: the number of things considered one after the other. */
  decides(times = 1): void {
    this.#person += times * SECONDS.mind
  }

  async click(what: Locator): Promise<void> {
    const target = what.first()
    await this.#beforeActing(async () => (await target.isVisible()) && (await target.isEnabled()))
    await this.scrollsTo(target)
    this.#pressesButton(1)
    await target.click({ trial: true })
    this.#since = performance.now()
    await target.click()
  }

  /** Moves the pointer to the element. */
  async pointsAt(what: Locator): Promise<void> {
    await this.#beforeActing(what)
    this.#takes('mouse')
    this.#person += SECONDS.point
    this.#since = performance.now()
    await what.hover()
  }

  /** Presses a key, or several at once: `Control+g` counts as one. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const [at, chord] of chords.entries()) {
      if (at > 0) await this.page.waitForTimeout(BY_HAND[0])
      this.#typed(1)
      this.#since = performance.now()
      await this.page.keyboard.press(chord)
    }
  }

  /** Pastes text that another program copied: Ctrl+V into the focused element. */
  async pastes(text: string): Promise<void> {
    this.#typed(1)
    this.#since = performance.now()
    await this.page.locator(':focus').evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    const keys = [...text]
    this.#typed(keys.length)
    for (const [at, key] of keys.entries()) {
      if (at > 0) await this.page.waitForTimeout(BY_HAND[at % 2 === 0 ? 0 : 1])
      this.#since = performance.now()
      await this.page.keyboard.type(key)
    }
    // The next key is pressed by the same hand.
    await this.page.waitForTimeout(BY_HAND[0])
  }

  /** Clicks into a field and types. */
  async writes(field: Locator, text: string): Promise<void> {
    await this.click(field)
    await this.type(text)
  }

  /** Chooses a file in the system's dialog by a double click. */
  choosesFile(): void {
    this.decides()
    this.#pressesButton(2)
    this.#since = performance.now()
  }

  /** Accepts the name proposed by the system's dialog. */
  keepsName(): void {
    this.decides()
    this.#typed(1)
  }

  /** Drags a visible file onto the window, counted as one click. `drop` performs the drop. */
  async drags(drop: () => Promise<void>): Promise<void> {
    this.#pressesButton(1)
    this.#person += SECONDS.point
    this.#since = performance.now()
    await drop()
  }

  /** Waits for the condition, and counts the time as the program's. */
  async until(state: State): Promise<void> {
    const startedAt = performance.now()
    while (!(await isThere(state))) {
      if (performance.now() - startedAt > LONGEST_WAIT_MS) throw new Error(`Waited in vain for ${String(state)}`)
      await this.page.waitForTimeout(LOOKS_EVERY_MS)
    }
    const now = performance.now()
    this.#program += now - this.#since
    this.#since = now
  }

  untilGone(what: Locator): Promise<void> {
    return this.until(async () => !(await isThere(what)))
  }

  /** Waits until the element is there before acting on it. */
  async #beforeActing(state: State): Promise<void> {
    if (!(await isThere(state))) await this.until(state)
  }

  #typed(keys: number): void {
    this.#takes('keyboard')
    this.#keys += keys
    this.#person += keys * SECONDS.key
  }

  #pressesButton(times: number): void {
    this.#takes('mouse')
    this.#clicks += times
    this.#person += SECONDS.point + times * SECONDS.press
  }

  #takes(hand: 'mouse' | 'keyboard'): void {
    if (this.#hand !== hand) this.#person += SECONDS.hand
    this.#hand = hand
  }

  /** Scrolls to an element beyond the edge with the mouse wheel. */
  async scrollsTo(target: Locator): Promise<void> {
    const screenfuls = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const scrolls = (one: Element) =>
        one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible'
      let around = element.parentElement
      while (around !== null && !scrolls(around)) around = around.parentElement
      const frame = around?.getBoundingClientRect()
      const [upper, lower] = [Math.max(0, frame?.top ?? 0), Math.min(innerHeight, frame?.bottom ?? innerHeight)]
      const beyond = Math.max(0, bottom - lower, upper - top)
      return beyond < 2 ? 0 : Math.ceil(beyond / Math.max(1, lower - upper))
    })
    if (screenfuls === 0) return
    this.#takes('mouse')
    this.#person += screenfuls * SECONDS.point
    await target.scrollIntoViewIfNeeded()
  }
}

/** Opens a screen, or runs a command, through the palette: the typed text is enough to make it the first result. */
export async function palette(me: Person, typed: string, first: RegExp): Promise<void> {
  me.decides()
  await me.press('Control+k')
  // Text typed before the field has the focus would be lost.
  await me.until(me.page.locator(':focus').and(me.page.getByRole('textbox', { name: /^Go to a screen/ })))
  await me.type(typed)
  await me.until(me.page.locator('[data-action][data-selected]').filter({ hasText: first }))
  await me.press('Enter')
}
