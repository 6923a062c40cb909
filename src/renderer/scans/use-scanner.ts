/**
 * Barcode scanner input, with any element focused: to the window a scanner is a keyboard. One listener hears all keys and passes each scan
 * to the screen that takes scans; a scan that no screen takes is reported.
 */
import { useEffect, useEffectEvent } from 'react'
import {
  codeWithoutEnd,
  type ScanEvent as DomainScanEvent,
  type Into,
  NO_SCAN,
  type Scan,
  scanned,
} from '../../shared/domain/scanning/scan.ts'
import { destinationOf, type ScanDestination } from '../../shared/domain/scanning/scan-destination.ts'
import { isEnd } from '../../shared/domain/scanning/scan-key.ts'
import { type Code, codeOf, displayCode, noProduct } from '../../shared/domain/scanning/scanned-code.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import { useSetting } from '../bridge/settings.ts'
import { paletteStore } from '../navigation/palette-store.ts'
import { toast } from '../parts/toasts.tsx'
import { DEFAULT_SOUND, scanSound } from './scan-sound.ts'

/** The search of the whole app, which handles scans itself; other search fields are ordinary fields of their screen. */
const SEARCH = '[data-app-search]'

/** Elements that handle keys themselves: dialogs over the screen, and the search. */
export const ELSEWHERE = `[role="dialog"], ${SEARCH}`

export const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** A field for a one-time code: such a code may be typed as quickly or evenly as a scan. */
const NO_SCANS = '[autocomplete="one-time-code"]'

/** Dialogs over the screen, except those marked as taking scans. */
const OVER = '[role="dialog"]:not([data-takes-scans])'
const COVERED = '[role="dialog"][aria-modal="true"]:not([data-takes-scans])'

/** True if a modal dialog that takes no scans covers the screen. */
export const isCovered = (): boolean => document.querySelector(COVERED) !== null

/** Milliseconds after which a code without a final Enter is reported. */
const WITHOUT_END = 400

/** Milliseconds after which a key can't be the start of a scan any more. */
const BEGINS_NONE = 60

type Take = (code: Code) => void
interface Taker {
  readonly take: Take
  /** False for a code that the screen treats as text typed into a field. */
  readonly wants: (code: Code) => boolean
}

/** Screens that take scans, the last one on top; and the search field, which treats Tab after a scan like Enter. */
const screens: Taker[] = []
const searches: Taker[] = []

const ALL = () => true

const useTaker = (takers: Taker[], take: Take, wants: Taker['wants'] = ALL) => {
  const onCode = useEffectEvent(take)
  useEffect(() => {
    const taker: Taker = { take: (code) => onCode(code), wants }
    takers.push(taker)
    return () => void takers.splice(takers.indexOf(taker), 1)
  }, [takers, wants])
}

/** Passes scans to the screen while it is mounted: all of them, or those that it wants. */
export const useScanner = (onScan: Take, wants?: Taker['wants']): void => useTaker(screens, onScan, wants)
export const useSearchScanner = (onScan: Take): void => useTaker(searches, onScan)

/** Kept until the window closes, as it holds the scanner's measured pace. */
let scan: Scan = NO_SCAN

/** Installs the listener. Called once, by the frame of all screens. */
export function useScans(): void {
  // Loads the user's setting before the first sound.
  useSetting('scanSound', DEFAULT_SOUND)
  useEffect(() => {
    const listener = new ScanListener()
    // Captures keys before any other listener.
    window.addEventListener('keydown', listener.down, { capture: true })
    window.addEventListener('keyup', listener.up, { capture: true })
    return () => {
      listener.stop()
      window.removeEventListener('keydown', listener.down, { capture: true })
      window.removeEventListener('keyup', listener.up, { capture: true })
    }
  }, [])
}

/** The state of a field before a key. */
interface Before {
  readonly field: TextField | undefined
  /** Undefined for an untouched field that displays a stored value, as that value may change while the digits arrive. */
  readonly value: string | undefined
  readonly caret: readonly [number | null, number | null]
}

/** A key that is a command of the page, held back because a scan may begin with it. */
interface HeldKey {
  readonly event: KeyboardEvent
  readonly target: Element
}

class ScanListener {
  /** The state before each key of the scan. */
  readonly #before = new WeakMap<object, Before>()
  /** Keys whose keyup is withheld from the screen, too. */
  readonly #kept = new Set<string>()
  /** Events that were held back and dispatched again. */
  readonly #released = new WeakSet<Event>()
  #held: readonly HeldKey[] = []
  #last: Element | undefined
  #release = 0
  #waits = 0

  down = (event: KeyboardEvent): void => {
    const { target, timeStamp } = event
    if (!(target instanceof Element) || this.#released.has(event)) return
    // A scanner's keys go to the focused element. An end key on another element was pressed by hand after something typed.
    if (isEnd(event) && this.#last?.isConnected === true && this.#last !== target) scan = { ...scan, keys: [] }
    this.#last = target
    const outcome = scanned(scan, event, timeStamp, intoOf(target))
    const isKey = outcome.next !== scan && outcome.next.keys.length > 0
    scan = outcome.next
    clearTimeout(this.#waits)
    const last = scan.keys.at(-1)
    if (isKey && last !== undefined && !this.#before.has(last)) this.#before.set(last, beforeIn(target))
    if (outcome.kind === 'typed') {
      this.#typed({ event, target }, isKey)
      return
    }
    // A space may come from a hand that overlaps two keys.
    if (outcome.kind !== 'quick' || event.key !== ' ') this.#held = []
    if (outcome.kind === 'again') this.#keep(event)
    else if (outcome.kind === 'quick') this.#quick(event, target)
    else if ('code' in outcome) this.#end(event, target, codeFrom(outcome), this.#before.get(outcome.keys[0] ?? {}))
  }

  up = (event: KeyboardEvent): void => {
    if (!this.#kept.delete(event.code + event.key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  stop = (): void => {
    clearTimeout(this.#waits)
    clearTimeout(this.#release)
  }

  /** Holds back a single-character command until it is clear that no scan begins with it. */
  #typed(key: HeldKey, isKey: boolean): void {
    const before = this.#held.at(-1)
    if (!isKey || (before !== undefined && key.event.timeStamp - before.event.timeStamp > BEGINS_NONE))
      this.#releaseHeld()
    // What follows a command that waits comes after it, too: the digits of an id after the key that leads to its field.
    if (!isKey || !(isCommand(key) || (this.#held.length > 0 && isCharacter(key)))) return
    this.#keep(key.event)
    this.#held = [...this.#held, key]
    clearTimeout(this.#release)
    this.#release = window.setTimeout(() => this.#releaseHeld(), BEGINS_NONE)
  }

  /** The keys do now what they would have done at once: a letter after the one that leads into a field is typed there. */
  #releaseHeld(): void {
    const heldKeys = this.#held
    this.#held = []
    for (const { event, target } of heldKeys) {
      const field = document.activeElement === null ? undefined : fieldOf(document.activeElement)
      if (field !== undefined && field !== target) {
        typeInto(field, event.key)
        continue
      }
      const again = new KeyboardEvent('keydown', event)
      this.#released.add(again)
      const to = target.isConnected ? target : (document.activeElement ?? document.body)
      to.dispatchEvent(again)
    }
  }

  #keep(event: KeyboardEvent): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    this.#kept.add(event.code + event.key)
  }

  /** Withholds the characters of a scan outside of a field, where they would press buttons and run commands. */
  #quick(event: KeyboardEvent, target: Element): void {
    if (target.matches(FIELDS)) return
    this.#keep(event)
    const code = codeWithoutEnd(scan)
    if (code === undefined) return
    this.#waits = window.setTimeout(() => tell('scanUnended', code), WITHOUT_END)
  }

  #end(event: KeyboardEvent, target: Element, code: Code, before: Before | undefined): void {
    const destination = placeOf(target, code)
    const isWhole = code.kind !== 'torn' && code.kind !== 'unread'
    // The search field handles these keys itself.
    if (destination === 'field' || (destination === 'search' && (event.key === 'Enter' || !isWhole))) return
    this.#keep(event)
    if (destination === 'fieldOnly') return
    const field = fieldOf(target)
    if (destination === 'screen' && field !== undefined) takeBack(field, before)
    give(destination, code)
  }
}

const codeFrom = ({ kind, code }: Extract<DomainScanEvent, { readonly code: string }>): Code =>
  kind === 'scan' ? codeOf(code) : { kind, text: code }

/** Digits are no commands; they may begin the quantity of a product, or be typed ahead into the palette. */
const isCommand = (key: HeldKey): boolean => /^[^\d ]$/u.test(key.event.key) && isCharacter(key)

/** A character that goes into no field. */
const isCharacter = ({ event: { key, ctrlKey, altKey, metaKey }, target }: HeldKey): boolean =>
  /^.$/u.test(key) && !ctrlKey && !altKey && !metaKey && !target.matches(FIELDS) && !paletteStore.getState().opened

/** If no screen takes scans, a typed number is text like any other. */
function intoOf(target: Element): Into {
  if (!target.matches(FIELDS)) return 'page'
  const isCount = target instanceof HTMLInputElement && target.inputMode === 'numeric' && !target.matches(NO_SCANS)
  return isCount && screens.length > 0 ? 'count' : 'text'
}

function placeOf(target: Element, code: Code): ScanDestination {
  const isOver = target.closest(OVER) !== null
  const isBehind = !isOver && isCovered()
  return destinationOf({
    isSearch: target.closest(SEARCH) !== null,
    isCovered: isOver || isBehind,
    isField: !isBehind && target.matches(FIELDS),
    isForm: target.closest('form') !== null,
    isTaking: screens.at(-1)?.wants(code) === true && !target.matches(NO_SCANS),
  })
}

function give(destination: Exclude<ScanDestination, 'field' | 'fieldOnly'>, code: Code): void {
  if (destination === 'search') searches.at(-1)?.take(code)
  else if (destination === 'screen') screens.at(-1)?.take(code)
  else if (code.kind === 'torn' || code.kind === 'unread') warn(noProduct(code))
  else tell(destination === 'covered' ? 'scanCovered' : 'scanNowhere', code.text)
}

function tell(sentence: MessageKey, text: string): void {
  warn(say(sentence, { code: displayCode(text) }))
}

/** Shows a warning and plays the sound for it. */
export function warn(sentence: string): void {
  toast.warn(sentence)
  scanSound('look')
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const fieldOf = (target: Element): TextField | undefined =>
  (target instanceof HTMLInputElement && target.matches(FIELDS)) || target instanceof HTMLTextAreaElement
    ? target
    : undefined

/** Types a text over the selection. */
function typeInto(field: TextField, text: string): void {
  const end = field.value.length
  const [from, to] = [field.selectionStart ?? end, field.selectionEnd ?? end]
  setValue(field, field.value.slice(0, from) + text + field.value.slice(to))
  if (field.selectionStart !== null) field.setSelectionRange(from + text.length, from + text.length)
}

/** As typing does: React notices a value only if the element's own setter wrote it. */
function setValue(field: TextField, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function beforeIn(target: Element): Before {
  const field = fieldOf(target)
  const value = field?.dataset.untouched === undefined ? field?.value : undefined
  return { field, value, caret: field === undefined ? [null, null] : [field.selectionStart, field.selectionEnd] }
}

/** Restores the field as if nothing had been scanned into it. Its former value is unknown if the first digit led into it. */
function takeBack(field: TextField, before: Before | undefined): void {
  // Escape restores the quantity of the line.
  if (field.inputMode === 'numeric') {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
  // Restore what had been typed by hand over that quantity.
  if (before === undefined || before.field !== field || before.value === undefined) return
  if (field.value !== before.value) setValue(field, before.value)
  if (before.caret[0] !== null) field.setSelectionRange(...before.caret)
}
