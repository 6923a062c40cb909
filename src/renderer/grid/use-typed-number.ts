/**
 * What is typed into a row's number: worked out at once and sent when the cursor leaves. Its field is selected whenever
 * the next digit begins a new number.
 */
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { numberDraft, useDraft } from './drafts.ts'
import type { GridSource } from './source.ts'

export type TypedNumber = ReturnType<typeof useTypedNumber>

export function useTypedNumber<Row>(source: GridSource<Row>, row: Row) {
  const { number, drafts } = source
  const id = source.idOf(row)
  const value = number.of(row)
  const [typed, setTyped] = useDraft(drafts, numberDraft(id))
  const field = useRef<HTMLInputElement>(null)
  const text = typed ?? (number.isSet?.(row) === false ? '' : String(value))
  const parsed = number.parse(text)
  const dirty = typed !== undefined
  /** What was typed may have been sent since this was drawn. */
  const isDirty = () => drafts.has(numberDraft(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field appears
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    // What is being typed goes on at its end.
    if (!dirty) field.current?.select()
    // What was typed before the session ended is worked out again.
    if (dirty && parsed !== undefined) source.preview(id, parsed)
  }, [])
  // The number became another without being typed: the next digit begins a new number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the number or the row is another
  useEffect(() => {
    if (!dirty && document.activeElement === field.current) field.current?.select()
  }, [id, value])

  const type = (next: string) => {
    setTyped(next)
    const now = number.parse(next)
    if (now !== undefined) source.preview(id, now)
  }
  /** Selected again, so that the next digit begins a new number. */
  const revert = () => {
    flushSync(() => {
      setTyped(undefined)
      source.revert(id)
    })
    field.current?.select()
  }
  /** False when what was typed is no such number. */
  const commit = (): boolean => {
    if (!isDirty()) return true
    if (parsed === undefined) return false
    const was = source.typedOver(id) ?? value
    if (parsed === was) source.warn(number.unchanged, 'warn')
    setTyped(undefined)
    source.set(id, parsed, was)
    return true
  }
  const refuse = () => {
    source.refuse(id, number.outOfRange)
    field.current?.select()
  }
  /** The field is left: what can't be sent is taken back, and said. */
  const leave = () => {
    if (commit()) return
    setTyped(undefined)
    source.revert(id)
    source.refuse(id, number.outOfRange)
  }
  return { id, field, text, parsed, dirty, isDirty, type, revert, commit, refuse, leave }
}
