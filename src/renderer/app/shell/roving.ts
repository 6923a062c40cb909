/**
 * Keyboard navigation in an open panel of the bar: arrows move to the entry in that direction, a letter to the next entry that starts with
 * it.
 */
import { type KeyboardEvent, useRef } from 'react'

/** Milliseconds after which a letter starts a new word. */
const WORD = 700

const entriesOf = (panel: HTMLElement): readonly HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter((one) => one.offsetParent !== null)

/**
 * The nearest entry to the left or right, preferring the same height. A chosen entry in that column wins, so that moving back returns to
 * it.
 */
function beside(entries: readonly HTMLElement[], from: HTMLElement, to: 'left' | 'right'): HTMLElement | undefined {
  const here = from.getBoundingClientRect()
  const rows = entries.flatMap((entry) => {
    const there = entry.getBoundingClientRect()
    const gap = to === 'right' ? there.left - here.right : here.left - there.right
    return gap < -1 ? [] : [{ entry, gap, height: Math.abs(there.top - here.top) }]
  })
  const nearest = rows.toSorted((one, other) => one.gap - other.gap || one.height - other.height)
  const column = nearest.filter(({ gap }) => gap - (nearest[0]?.gap ?? 0) < 4)
  const waiting = column.find(({ entry }) => entry.dataset.chosen !== undefined)
  return waiting?.entry ?? column.toSorted((one, other) => one.height - other.height)[0]?.entry
}

export function useRoving(): (event: KeyboardEvent<HTMLElement>) => void {
  const word = useRef({ typed: '', at: 0 })
  return (event) => {
    const entries = entriesOf(event.currentTarget)
    const current = entries.findIndex((one) => one.matches(':focus'))
    const to = targetOf(event, entries, current, word.current)
    if (to === undefined) return
    event.preventDefault()
    to.focus()
  }
}

interface Word {
  typed: string
  at: number
}

function targetOf(event: KeyboardEvent, entries: readonly HTMLElement[], current: number, word: Word) {
  const from = entries[current]
  switch (event.key) {
    case 'ArrowDown':
      return entries[(current + 1) % entries.length]
    case 'ArrowUp':
      return entries.at(current <= 0 ? -1 : current - 1)
    case 'ArrowRight':
      return from && beside(entries, from, 'right')
    case 'ArrowLeft':
      return from && beside(entries, from, 'left')
    case 'Home':
      return entries[0]
    case 'End':
      return entries.at(-1)
    default:
      return isLetter(event) ? startingWith(event, entries, current, word) : undefined
  }
}

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !altKey && !metaKey

function startingWith(event: KeyboardEvent, entries: readonly HTMLElement[], current: number, word: Word) {
  const isNew = event.timeStamp - word.at > WORD
  word.typed = (isNew ? '' : word.typed) + event.key.toLowerCase()
  word.at = event.timeStamp
  // A new word is searched for after the entry that the last one led to.
  const start = isNew ? current + 1 : Math.max(0, current)
  const ordered = [...entries.slice(start), ...entries.slice(0, start)]
  return ordered.find((one) => (one.textContent ?? '').trim().toLowerCase().startsWith(word.typed))
}
