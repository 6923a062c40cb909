/**
 * The number typed into a row: applied at once, sent when the cursor leaves. Its field's text is selected whenever the next digit should
 * replace the number.
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
  /** The draft may have been sent since this render. */
  const isDirty = () => drafts.has(numberDraft(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field appears
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    // A draft continues at its end, so it isn't selected.
    if (!dirty) field.current?.select()
    // Applies a draft from before the session ended.
    if (dirty && parsed !== undefined) source.preview(id, parsed)
  }, [])
  // The number was changed from elsewhere: select it, so that the next digit replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the number or the row is another
  useEffect(() => {
    if (!dirty && document.activeElement === field.current) field.current?.select()
  }, [id, value])

  const type = (next: string) => {
    setTyped(next)
    const now = number.parse(next)
    if (now !== undefined) source.preview(id, now)
  }
  /** Selects the text again, so that the next digit replaces it. */
  const revert = () => {
    flushSync(() => {
      setTyped(undefined)
      source.revert(id)
    })
    field.current?.select()
  }
  /** Returns false for text that isn't a valid number. */
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
  /** Called when the field is left: an invalid number is restored, with a message. */
  const leave = () => {
    if (commit()) return
    setTyped(undefined)
    source.revert(id)
    source.refuse(id, number.outOfRange)
  }
  return { id, field, text, parsed, dirty, isDirty, type, revert, commit, refuse, leave }
}
