/**
 * A barcode scanner, whatever has the focus: to the window it is a keyboard. One listener hears all keys and gives each scan to the screen
 * that takes scans; what nobody takes is told.
 */
import { useEffect, useRef } from 'react'
import { NO_SCAN, type Scan, scanned, unended } from '../../shared/domain/catalogue/scan.ts'
import { destinationOf, type ScanDestination } from '../../shared/domain/catalogue/scan-destination.ts'
import { type Code, codeOf, shownCode } from '../../shared/domain/catalogue/scanned-code.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import { toast } from '../parts/toasts.tsx'
import { scanSound, USUAL_SOUND } from './scan-sound.ts'
import { useSetting } from './settings.ts'

/** Where keys are somebody else's: what lies over the screen, and the search, which knows scanners itself. */
export const ELSEWHERE = '[role="dialog"], search'

/** What one types into. */
export const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** Over the screen; what is marked takes scans itself. */
const OVER = '[role="dialog"]:not([data-takes-scans])'
const COVERED = '[role="dialog"][aria-modal="true"]:not([data-takes-scans])'

/** Milliseconds after which a code that no Enter followed is told. */
const WITHOUT_END = 400

type Take = (code: Code) => void
interface Taker {
  readonly take: Take
}

/** Screens that take scans, the last one on top; and the search field, which does with a Tab what it does with Enter. */
const screens: Taker[] = []
const searches: Taker[] = []

const useTaker = (takers: Taker[], take: Take) => {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const taker: Taker = { take: (code) => latest.current(code) }
    takers.push(taker)
    return () => void takers.splice(takers.indexOf(taker), 1)
  }, [takers])
}

/** The screen takes scans for as long as it is there. */
export const useScanner = (onScan: Take): void => useTaker(screens, onScan)
export const useSearchScanner = (onScan: Take): void => useTaker(searches, onScan)

/** Kept until the window closes: what the scanner has shown of its pace. */
let scan: Scan = NO_SCAN

/** Once, by the frame of all screens. */
export function useScans(): void {
  // What the user has set is known before the first sound.
  useSetting('scanSound', USUAL_SOUND)
  useEffect(() => {
    const heard = new Heard()
    document.addEventListener('keydown', heard.down, { capture: true })
    document.addEventListener('keyup', heard.up, { capture: true })
    return () => {
      heard.stop()
      document.removeEventListener('keydown', heard.down, { capture: true })
      document.removeEventListener('keyup', heard.up, { capture: true })
    }
  }, [])
}

/** How things were before a key. */
interface Before {
  readonly field: TextField | undefined
  /** Undefined for a field that shows what is so, and may become another while the digits come. */
  readonly value: string | undefined
  readonly caret: readonly [number | null, number | null]
}

class Heard {
  /** By the key that they came before. */
  readonly #before = new WeakMap<object, Before>()
  /** Keys whose end is none of the screen's either. */
  readonly #kept = new Set<string>()
  #waits = 0

  down = (event: KeyboardEvent): void => {
    const { target, timeStamp } = event
    if (!(target instanceof Element)) return
    const heard = scanned(scan, event, timeStamp)
    const isKey = heard.next !== scan && heard.next.keys.length > 0
    scan = heard.next
    clearTimeout(this.#waits)
    const last = scan.keys.at(-1)
    if (isKey && last !== undefined && !this.#before.has(last)) this.#before.set(last, beforeIn(target))
    if (heard.kind === 'again') this.#keep(event)
    if (heard.kind === 'quick') this.#quick(event, target)
    if (heard.kind === 'scan') this.#end(event, target, heard.code, this.#before.get(heard.keys[0] ?? {}))
  }

  up = (event: KeyboardEvent): void => {
    if (!this.#kept.delete(event.code + event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  stop = (): void => clearTimeout(this.#waits)

  #keep(event: KeyboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
    this.#kept.add(event.code + event.key)
  }

  /** Outside of a field its characters would press buttons, and be commands. */
  #quick(event: KeyboardEvent, target: Element): void {
    if (target.matches(FIELDS)) return
    this.#keep(event)
    const code = unended(scan)
    if (code === undefined) return
    this.#waits = window.setTimeout(() => tell('scanUnended', code), WITHOUT_END)
  }

  #end(event: KeyboardEvent, target: Element, text: string, before: Before | undefined): void {
    const destination = placeOf(target)
    // The search field does the same by itself.
    if (destination === 'field' || (destination === 'search' && event.key === 'Enter')) return
    this.#keep(event)
    if (destination === 'fieldOnly') return
    const field = fieldOf(target)
    if (destination === 'screen' && field !== undefined) takeBack(field, before)
    give(destination, codeOf(text))
  }
}

function placeOf(target: Element): ScanDestination {
  const isOver = target.closest(OVER) !== null
  const isBehind = !isOver && document.querySelector(COVERED) !== null
  return destinationOf({
    isSearch: target.closest('search') !== null,
    isCovered: isOver || isBehind,
    isField: !isBehind && target.matches(FIELDS),
    isForm: target.closest('form') !== null,
    isTaking: screens.length > 0,
  })
}

function give(destination: Exclude<ScanDestination, 'field' | 'fieldOnly'>, code: Code): void {
  if (destination === 'search') searches.at(-1)?.take(code)
  else if (destination === 'screen') screens.at(-1)?.take(code)
  else tell(destination === 'covered' ? 'scanCovered' : 'scanNowhere', code.text)
}

function tell(sentence: MessageKey, text: string): void {
  toast.warn(say(sentence, { code: shownCode(text) }))
  scanSound('look')
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const fieldOf = (target: Element): TextField | undefined =>
  (target instanceof HTMLInputElement && target.matches(FIELDS)) || target instanceof HTMLTextAreaElement
    ? target
    : undefined

function beforeIn(target: Element): Before {
  const field = fieldOf(target)
  const value = field?.dataset.untouched === undefined ? field?.value : undefined
  return { field, value, caret: field === undefined ? [null, null] : [field.selectionStart, field.selectionEnd] }
}

/** As if nothing had been scanned into the field; what was in it is unknown where the first digit led to it. */
function takeBack(field: TextField, before: Before | undefined): void {
  // A quantity is again what its line has,
  if (field.inputMode === 'numeric') {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
  // and what a hand had typed over that stands there again.
  if (before === undefined || before.field !== field || before.value === undefined) return
  if (field.value !== before.value) {
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    // As typed: React hears of a value only where the element's own setter wrote it.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, before.value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (before.caret[0] !== null) field.setSelectionRange(...before.caret)
}
