/** The row's text, to be mended in place: Enter judges it anew, Esc leaves it as it is. */
import { useEffect, useRef, useState } from 'react'
import type { ImportSummary } from '../../../shared/domain/carts/cart-import.ts'
import { createDraft, useForgottenWhenLeft } from '../../app/drafts.ts'
import classes from './import.module.css'

/** What is being typed: it outlives a reload and the end of the session. */
export const rowDraft = createDraft<{
  readonly importId: ImportSummary['id'] | undefined
  readonly line: number
  readonly text: string
}>('import.row', { importId: undefined, line: 0, text: '' })

export interface RowFixProps {
  readonly importId: ImportSummary['id']
  readonly line: number
  readonly text: string
  readonly onFix: (text: string, byKey: boolean) => Promise<void>
  readonly onLeave: (byKey: boolean) => void
}

export function RowFix({ importId, line, text, onFix, onLeave }: RowFixProps) {
  const field = useRef<HTMLInputElement>(null)
  const [kept] = useState(rowDraft.now)
  useEffect(() => field.current?.select(), [])
  useForgottenWhenLeft(rowDraft.clear)
  return (
    <input
      ref={field}
      className={classes.fixField}
      defaultValue={kept.importId === importId && kept.line === line ? kept.text : text}
      onChange={({ currentTarget: { value } }) => rowDraft.change({ importId, line, text: value })}
      maxLength={200}
      aria-label={`Text of line ${line}: product id, quantity`}
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
