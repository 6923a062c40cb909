/** A text filter. Typing is debounced; Enter applies it at once. */
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { MOST_TEXT } from '../../../shared/lists/filter-values.ts'
import classes from './fields.module.css'

/** Debounce in milliseconds. */
const PAUSE = 350

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string | undefined) => void
  /** A ref to the input, for code that focuses it. */
  readonly field?: RefObject<HTMLInputElement | null>
}

export function TextField({ label, value, onChange, field }: TextFieldProps) {
  const [typed, setTyped] = useState(value)
  const lastReported = useRef(value)
  const tell = (now: string) => {
    lastReported.current = now.trim()
    onChange(lastReported.current === '' ? undefined : lastReported.current)
  }
  // The typed text stays as it is, including spaces at its ends and later keys: only a value set from elsewhere replaces it.
  useEffect(() => {
    if (value !== lastReported.current) setTyped(value)
    lastReported.current = value
  }, [value])
  const wait = useDebouncedCallback(tell, PAUSE)
  const clear = () => {
    wait.cancel()
    setTyped('')
    tell('')
  }
  return (
    <TextInput
      ref={field}
      className={classes.text ?? ''}
      label={label}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={typed !== '' && <CloseButton size="xs" aria-label={`Clear: ${label}`} onClick={clear} />}
      value={typed}
      maxLength={MOST_TEXT}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        wait(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') wait.flush()
        if (event.key === 'Escape' && typed !== '') clear()
      }}
    />
  )
}
