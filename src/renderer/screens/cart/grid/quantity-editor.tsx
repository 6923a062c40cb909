/**
 * The one real field of the grid. What is typed is worked out at once and sent when the cursor leaves; Esc brings back
 * what was there.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartLine } from '../../../../shared/domain/cart.ts'
import { parseQuantity } from '../../../../shared/domain/cart-rules.ts'
import { messages } from '../../../../shared/messages.ts'
import { toast } from '../../../parts/toasts.tsx'
import type { CartModel } from '../cart-model.ts'
import { quantityDraft, useDraft } from '../cart-models.ts'
import classes from './grid.module.css'

export interface QuantityEditorProps {
  readonly model: CartModel
  readonly line: CartLine
  readonly name: string | undefined
  /** True when the key moved the cursor. */
  readonly onMove: (event: KeyboardEvent) => boolean
  readonly onDelete: (id: number) => void
}

const MOVES = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

export function QuantityEditor({ model, line, name, onMove, onDelete }: QuantityEditorProps) {
  const [was, setWas] = useState(line.qty)
  const [typed, setTyped] = useDraft(model, quantityDraft(line.id))
  const field = useRef<HTMLInputElement>(null)
  const text = typed ?? String(line.qty)
  const qty = parseQuantity(text)
  const dirty = typed !== undefined

  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])
  // What was typed before the session ended is worked out again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field appears
  useEffect(() => {
    if (dirty && qty !== undefined) model.preview(line.id, qty)
  }, [])

  /** Selected again, so that the next digit begins a new number. */
  const revert = () => {
    flushSync(() => {
      setTyped(undefined)
      model.revert(line.id, was)
    })
    field.current?.select()
  }
  /** False when what was typed is no quantity. */
  const commit = (): boolean => {
    if (!dirty) return true
    if (qty === undefined) return false
    if (qty === was) toast.info(messages.sameQuantity)
    model.setQuantity(line.id, qty, was)
    setTyped(undefined)
    setWas(qty)
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && dirty) {
      event.preventDefault()
      event.stopPropagation()
      revert()
    } else if (event.key === 'Delete' && !dirty) {
      event.preventDefault()
      onDelete(line.id)
    } else if (MOVES.has(event.key) || (event.ctrlKey && (event.key === 'Home' || event.key === 'End'))) {
      if (!commit()) {
        event.preventDefault()
        toast.warn(messages.quantityRange)
        field.current?.select()
      } else if (onMove(event)) field.current?.select()
    }
  }

  return (
    <input
      ref={field}
      className={classes.editor}
      value={text}
      inputMode="numeric"
      maxLength={6}
      aria-label={`Quantity of ${name ?? line.id}`}
      aria-invalid={qty === undefined}
      autoComplete="off"
      onChange={(event) => {
        const next = event.currentTarget.value
        if (!dirty) setWas(line.qty)
        setTyped(next)
        const parsed = parseQuantity(next)
        if (parsed !== undefined) model.preview(line.id, parsed)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (commit()) return
        setTyped(undefined)
        model.revert(line.id, was)
      }}
    />
  )
}
