/**
 * The one real field of a grid. What is typed is worked out at once and sent when the cursor leaves; Esc brings back
 * what was there.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { numberDraft, useDraft } from './drafts.ts'
import classes from './grid.module.css'
import type { GridActions } from './grid-actions.ts'
import { type GridKey, gridKeyOf } from './keys.ts'
import type { GridSource } from './source.ts'

export interface NumberEditorProps<Row> {
  readonly source: GridSource<Row>
  readonly row: Row
  readonly isRefused: boolean
  readonly actions: GridActions
}

/** Where a row says why its number wasn't taken. */
export const refusalOf = (id: number): string => `refused-${id}`

const MOVES = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

export function NumberEditor<Row>({ source, row, isRefused, actions }: NumberEditorProps<Row>) {
  const { number, drafts } = source
  const id = source.idOf(row)
  const value = number.of(row)
  const [typed, setTyped] = useDraft(drafts, numberDraft(id))
  const field = useRef<HTMLInputElement>(null)
  const text = typed ?? String(value)
  const parsed = number.parse(text)
  const dirty = typed !== undefined
  /** What was typed may have been sent since this was drawn. */
  const isDirty = () => drafts.has(numberDraft(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field appears
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    // What is being typed goes on at its end.
    if (!dirty) field.current?.select()
  }, [])
  // What was typed before the session ended is worked out again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field appears
  useEffect(() => {
    if (dirty && parsed !== undefined) source.preview(id, parsed)
  }, [])
  // The number became another without being typed: the next digit begins a new number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the number or the row is another
  useEffect(() => {
    if (!dirty && document.activeElement === field.current) field.current?.select()
  }, [id, value])

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
  /** What was typed becomes the number of every chosen row, in one step. */
  const fill = (down: boolean) => {
    if (dirty && parsed === undefined) return refuse()
    if (dirty) revert()
    actions.fill(dirty ? parsed : undefined, down)
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
        else actions.explain(id)
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
      aria-label={number.label(row)}
      aria-invalid={parsed === undefined || isRefused}
      aria-describedby={isRefused ? refusalOf(id) : undefined}
      autoComplete="off"
      onChange={(event) => {
        const next = event.currentTarget.value
        setTyped(next)
        const now = number.parse(next)
        if (now !== undefined) source.preview(id, now)
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
        source.revert(id)
        source.refuse(id, number.outOfRange)
      }}
    />
  )
}
