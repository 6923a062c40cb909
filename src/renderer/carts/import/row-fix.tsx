/** The row's text, to be mended in place: Enter judges it anew, Esc leaves it as it is. */
import { useEffect, useRef } from 'react'
import classes from './import.module.css'

export interface RowFixProps {
  readonly line: number
  readonly text: string
  readonly onFix: (text: string, byKey: boolean) => Promise<void>
  readonly onLeave: (byKey: boolean) => void
}

export function RowFix({ line, text, onFix, onLeave }: RowFixProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <input
      ref={field}
      className={classes.fixField}
      defaultValue={text}
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
