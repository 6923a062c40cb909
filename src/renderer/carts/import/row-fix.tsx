/** Edits the row's text in place: Enter checks it again, Esc cancels. */
import { useEffect, useRef, useState } from 'react'
import type { ImportRow, ImportSummary } from '../../../shared/domain/carts/cart-import.ts'
import { type Fault, faultOf } from '../../../shared/domain/carts/import-view.ts'
import { typedCells } from '../../../shared/domain/carts/judge-row.ts'
import { createDraft, useForgetOnUnmount } from '../../session/drafts.ts'
import classes from './import.module.css'

/** The draft of the correction; it survives a reload and the end of the session. */
export const rowDraft = createDraft<{
  readonly importId: ImportSummary['id'] | undefined
  readonly line: number
  readonly text: string
}>('import.row', { importId: undefined, line: 0, text: '' })

export interface RowFixProps {
  readonly importId: ImportSummary['id']
  readonly row: ImportRow
  readonly onFix: (text: string, byKey: boolean) => Promise<void>
  readonly onLeave: (byKey: boolean) => void
}

/** Adds an empty place for a missing quantity. */
const startOf = ({ text, id, qty }: ImportRow): string =>
  id !== undefined && qty === undefined && typedCells(text).length < 2 ? `${text.trim()},` : text

/** Selects the faulty part of the text, so that typing replaces it. */
function choose(field: HTMLInputElement, fault: Fault | undefined): void {
  const cut = field.value.search(/[\t;|,]/)
  if (cut < 0 || (fault !== 'id' && fault !== 'qty')) field.select()
  else if (fault === 'id') field.setSelectionRange(0, cut)
  else field.setSelectionRange(cut + 1, field.value.length)
}

export function RowFix({ importId, row, onFix, onLeave }: RowFixProps) {
  const { line } = row
  const field = useRef<HTMLInputElement>(null)
  const [stored] = useState(rowDraft.now)
  const [text] = useState(() => startOf(row))
  const [fault] = useState(() => faultOf(row))
  useEffect(() => {
    field.current?.focus()
    if (field.current !== null) choose(field.current, fault)
  }, [fault])
  useForgetOnUnmount(rowDraft.clear)
  return (
    <input
      ref={field}
      className={classes.fixField}
      defaultValue={stored.importId === importId && stored.line === line ? stored.text : text}
      onChange={({ currentTarget: { value } }) => rowDraft.change({ importId, line, text: value })}
      maxLength={200}
      aria-label={`Text of line ${line}: product ID, quantity`}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave(true)
        else if (event.key === 'Enter') void onFix(event.currentTarget.value, true)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
      onBlur={({ currentTarget: { value } }) => (value === text ? onLeave(false) : void onFix(value, false))}
    />
  )
}
