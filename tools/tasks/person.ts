/**
 * A person at the page: whatever he does is counted, and done. How long he needs for it is the keystroke-level model's (Card, Moran,
 * Newell: The Psychology of Human-Computer Interaction, 1983); how long he waits for the program is measured.
 */
import type { Locator, Page } from '@playwright/test'

/** Seconds. */
export const SECONDS = {
  /** A key, by somebody who types now and then. */
  key: 0.28,
  /** The pointer to its target. A screenful of scrolling counts as much. */
  point: 1.1,
  /** The mouse's button, down and up. */
  press: 0.2,
  /** The hand from the mouse to the keyboard, or back. */
  hand: 0.4,
  /** Looking, and deciding what comes next. */
  mind: 1.35,
} as const

/** Milliseconds between keys in turn: those that come faster, or evenly, are a scanner's. */
const BY_HAND = [60, 120] as const
const LONGEST_WAIT_MS = 30_000
const LOOKS_EVERY_MS = 8

/** What he waits for. */
export type State = Locator | (() => Promise<boolean>)

export interface Effort {
  readonly clicks: number
  readonly keys: number
  /** Seconds of the person. */
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
  /** Since when he has been waiting, if he waits. */
  #since = performance.now()

  constructor(page: Page) {
    this.page = page
  }

  effort(): Effort {
    return { clicks: this.#clicks, keys: this.#keys, person: this.#person, program: this.#program / 1000 }
  }

  /** Reads something, or makes up his mind; `times`: about so many things, one after the other. */
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

  /** Moves the pointer there. */
  async pointsAt(what: Locator): Promise<void> {
    await this.#beforeActing(what)
    this.#takes('mouse')
    this.#person += SECONDS.point
    this.#since = performance.now()
    await what.hover()
  }

  /** A key, or several at once: `Control+g` is one. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const [at, chord] of chords.entries()) {
      if (at > 0) await this.page.waitForTimeout(BY_HAND[0])
      this.#typed(1)
      this.#since = performance.now()
      await this.page.keyboard.press(chord)
    }
  }

  /** What another program has put on the clipboard: Ctrl+V into what has the focus. */
  async pastes(text: string): Promise<void> {
    this.#typed(1)
    this.#since = performance.now()
    await this.page.locator(':focus').evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }

  /** Into what has the focus. */
  async type(text: string): Promise<void> {
    const keys = [...text]
    this.#typed(keys.length)
    for (const [at, key] of keys.entries()) {
      if (at > 0) await this.page.waitForTimeout(BY_HAND[at % 2 === 0 ? 0 : 1])
      this.#since = performance.now()
      await this.page.keyboard.type(key)
    }
    // What comes next is another key of the same hand.
    await this.page.waitForTimeout(BY_HAND[0])
  }

  /** Clicks into a field and types. */
  async writes(field: Locator, text: string): Promise<void> {
    await this.click(field)
    await this.type(text)
  }

  /** Chooses a file in the system's dialog, by a double click. */
  choosesFile(): void {
    this.decides()
    this.#pressesButton(2)
    this.#since = performance.now()
  }

  /** Takes the name that the system's dialog proposes. */
  keepsName(): void {
    this.decides()
    this.#typed(1)
  }

  /** Drags a file that lies in sight onto the window: counted as one click. `drop` lets it fall. */
  async drags(drop: () => Promise<void>): Promise<void> {
    this.#pressesButton(1)
    this.#person += SECONDS.point
    this.#since = performance.now()
    await drop()
  }

  /** Waits until it is there, which is the program's time. */
  async until(state: State): Promise<void> {
    const begun = performance.now()
    while (!(await isThere(state))) {
      if (performance.now() - begun > LONGEST_WAIT_MS) throw new Error(`Waited in vain for ${String(state)}`)
      await this.page.waitForTimeout(LOOKS_EVERY_MS)
    }
    const now = performance.now()
    this.#program += now - this.#since
    this.#since = now
  }

  untilGone(what: Locator): Promise<void> {
    return this.until(async () => !(await isThere(what)))
  }

  /** Nobody presses what isn't there yet. */
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

  /** What lies beyond the edge is scrolled to, by the wheel. */
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

/** Goes somewhere, or does something, by the palette: what is typed is enough for it to stand first. */
export async function palette(me: Person, typed: string, first: RegExp): Promise<void> {
  me.decides()
  await me.press('Control+k')
  // What is typed before the field has the focus is lost.
  await me.until(me.page.locator(':focus').and(me.page.getByRole('textbox', { name: /^Go to a screen/ })))
  await me.type(typed)
  await me.until(me.page.locator('[data-action][data-selected]').filter({ hasText: first }))
  await me.press('Enter')
}
