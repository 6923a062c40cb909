/** The one real input of a grid. Typed numbers are applied at once and sent when the cursor leaves; Esc restores the former number. */
import type { KeyboardEvent } from 'react'
import classes from './grid.module.css'
import type { GridActions } from './grid-actions.ts'
import { type GridKey, gridKeyOf } from './keys.ts'
import { NumberSteps, type Step } from './number-steps.tsx'
import type { GridSource } from './source.ts'
import { type TypedNumber, useTypedNumber } from './use-typed-number.ts'

export interface NumberEditorProps<Row> {
  readonly source: GridSource<Row>
  readonly row: Row
  readonly isRefused: boolean
  readonly actions: GridActions
}

/** The element id of a row's refusal message. */
export const refusalOf = (id: number): string => `refused-${id}`

export function NumberEditor<Row>({ source, row, isRefused, actions }: NumberEditorProps<Row>) {
  const typed = useTypedNumber(source, row)
  const field = (
    <input
      ref={typed.field}
      className={classes.editor}
      value={typed.text}
      inputMode="numeric"
      data-untouched={typed.dirty ? undefined : ''}
      maxLength={6}
      aria-label={source.number.label(row)}
      aria-invalid={typed.parsed === undefined || isRefused}
      aria-describedby={isRefused ? refusalOf(typed.id) : undefined}
      autoComplete="off"
      onChange={(event) => typed.type(event.currentTarget.value)}
      onMouseDown={(event) => {
        // Also on a click into the selected field: a caret would append the next digit.
        if (typed.dirty) return
        event.preventDefault()
        typed.field.current?.select()
      }}
      onKeyDown={(event) => onKeyDown(event, typed, actions)}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (!actions.takes(text)) return
        event.preventDefault()
        if (typed.dirty) typed.revert()
        actions.paste(text)
      }}
      onCopy={(event) => {
        const copied = actions.copy()
        if (copied === undefined) return
        event.preventDefault()
        event.clipboardData.setData('text/plain', copied)
      }}
      onBlur={typed.leave}
    />
  )
  const { step } = source.number
  if (step === undefined) return field
  const stepped = (by: Step) => String((typed.parsed ?? source.number.of(row)) + by)
  return (
    <NumberSteps
      label={(by) => step(row, by)}
      can={(by) => source.number.parse(stepped(by)) !== undefined}
      onStep={(by) => {
        typed.field.current?.focus()
        typed.type(stepped(by))
      }}
    >
      {field}
    </NumberSteps>
  )
}

const MOVES = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

function onKeyDown(event: KeyboardEvent<HTMLInputElement>, typed: TypedNumber, actions: GridActions) {
  const key = gridKeyOf(event)
  // Alt+Enter is a command of the screen.
  if (key === undefined && event.altKey && event.key === 'Enter') return
  if (key === 'extend' ? actions.extend(event) : key !== undefined && act(key, typed, actions)) {
    event.preventDefault()
    event.stopPropagation()
  } else if (MOVES.has(event.key) || (event.ctrlKey && (event.key === 'Home' || event.key === 'End'))) {
    if (!typed.commit()) {
      event.preventDefault()
      typed.refuse()
    } else if (actions.move(event)) typed.field.current?.select()
  }
}

/** Runs a command; returns false to leave the key to the field. */
function act(key: GridKey, typed: TypedNumber, actions: GridActions): boolean {
  switch (key) {
    case 'fill':
    case 'fillDown':
      fill(typed, actions, key === 'fillDown')
      return true
    case 'undo':
    case 'redo':
      if (typed.isDirty()) typed.revert()
      else actions.undoRedo(key)
      return true
    case 'none':
      if (!typed.isDirty()) return actions.chooseNone()
      typed.revert()
      return true
    case 'delete':
      if (!typed.dirty) actions.askToDelete()
      return !typed.dirty
    case 'all':
      actions.chooseAll()
      return true
    case 'explain':
      if (!typed.commit()) typed.refuse()
      else actions.explain(typed.id)
      return true
    case 'extend':
      return false
  }
}

/** Sets every selected row to the typed number, as one step. */
function fill({ dirty, parsed, refuse, revert }: TypedNumber, actions: GridActions, down: boolean) {
  if (dirty && parsed === undefined) return refuse()
  if (dirty) revert()
  actions.fill(dirty ? parsed : undefined, down)
}
