/**
 * The one real field of the grid. What is typed is worked out at once and sent when the cursor leaves; Esc brings back
 * what was there.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { CartLine } from '../../../../shared/domain/cart.ts'
import { parseQuantity } from '../../../../shared/domain/cart-rules.ts'
import { messages } from '../../../../shared/messages.ts'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState, useDraft } from '../cart-models.ts'
import { quantityDraft } from '../drafts.ts'
import classes from './grid.module.css'
import type { GridActions } from './grid-actions.ts'
import { type GridKey, gridKeyOf } from './keys.ts'

export interface QuantityEditorProps {
  readonly model: CartModel
  readonly line: CartLine
  readonly name: string | undefined
  readonly actions: GridActions
}

/** Where a line says why its quantity wasn't taken. */
export const refusalOf = (id: number): string => `quantity-refused-${id}`

const MOVES = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

export function QuantityEditor({ model, line, name, actions }: QuantityEditorProps) {
  const [typed, setTyped] = useDraft(model, quantityDraft(line.id))
  const field = useRef<HTMLInputElement>(null)
  const text = typed ?? String(line.qty)
  const qty = parseQuantity(text)
  const dirty = typed !== undefined
  /** What was typed may have been sent since this was drawn. */
  const isDirty = () => model.drafts.has(quantityDraft(line.id))
  const refused = useCartModelState(model, (state) => state.refused.has(line.id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field appears
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    // What is being typed goes on at its end.
    if (!dirty) field.current?.select()
  }, [])
  // What was typed before the session ended is worked out again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field appears
  useEffect(() => {
    if (dirty && qty !== undefined) model.preview(line.id, qty)
  }, [])
  // The quantity became another without being typed: the next digit begins a new number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the quantity or the line is another
  useEffect(() => {
    if (!dirty && document.activeElement === field.current) field.current?.select()
  }, [line.id, line.qty])

  /** Selected again, so that the next digit begins a new number. */
  const revert = () => {
    flushSync(() => {
      setTyped(undefined)
      model.revert(line.id)
    })
    field.current?.select()
  }
  /** False when what was typed is no quantity. */
  const commit = (): boolean => {
    if (!isDirty()) return true
    if (qty === undefined) return false
    const was = model.typedOver(line.id) ?? line.qty
    if (qty === was) model.tell({ tone: 'warn', text: messages.sameQuantity })
    setTyped(undefined)
    model.setQuantity(line.id, qty, was)
    return true
  }
  const refuse = () => {
    model.refuse(line.id, messages.quantityRange)
    field.current?.select()
  }
  /** What was typed becomes the quantity of every chosen line, in one step. */
  const fill = (down: boolean) => {
    if (dirty && qty === undefined) return refuse()
    if (dirty) revert()
    actions.fill(dirty ? qty : undefined, down)
  }

  /** False leaves the key to the field. */
  const act = (asked: GridKey): boolean => {
    switch (asked) {
      case 'fill':
      case 'fillDown':
        fill(asked === 'fillDown')
        return true
      case 'undo':
      case 'redo':
        if (isDirty()) revert()
        else actions.undoRedo(asked)
        return true
      case 'none':
        if (!isDirty()) return actions.chooseNone()
        revert()
        return true
      case 'delete':
        if (!dirty) actions.askToDelete()
        return !dirty
      case 'all':
        actions.chooseAll()
        return true
      case 'explain':
        if (!commit()) refuse()
        else actions.explain(line.id)
        return true
      case 'extend':
        return false
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const asked = gridKeyOf(event)
    if (asked === 'extend' ? actions.extend(event) : asked !== undefined && act(asked)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (MOVES.has(event.key) || (event.ctrlKey && (event.key === 'Home' || event.key === 'End'))) {
      if (!commit()) {
        event.preventDefault()
        refuse()
      } else if (actions.move(event)) field.current?.select()
    }
  }

  return (
    <input
      ref={field}
      className={classes.editor}
      value={text}
      inputMode="numeric"
      data-untouched={dirty ? undefined : ''}
      maxLength={6}
      aria-label={`Quantity of ${name ?? line.id}`}
      aria-invalid={qty === undefined || refused}
      aria-describedby={refused ? refusalOf(line.id) : undefined}
      autoComplete="off"
      onChange={(event) => {
        const next = event.currentTarget.value
        setTyped(next)
        const parsed = parseQuantity(next)
        if (parsed !== undefined) model.preview(line.id, parsed)
      }}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (!actions.takes(text)) return
        event.preventDefault()
        if (dirty) revert()
        actions.paste(text)
      }}
      onCopy={(event) => {
        const copied = actions.copy()
        if (copied === undefined) return
        event.preventDefault()
        event.clipboardData.setData('text/plain', copied)
      }}
      onBlur={() => {
        if (commit()) return
        setTyped(undefined)
        model.revert(line.id)
        model.refuse(line.id, messages.quantityRange)
      }}
    />
  )
}
