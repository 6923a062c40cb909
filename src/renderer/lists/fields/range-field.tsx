/** A range of numbers. Amounts are typed in rupees. */
import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatPlain, paise } from '../../../shared/domain/values/money.ts'
import { typedCount, typedRupees } from '../../../shared/lists/filter-values.ts'
import type { RangeFilter, RangeValue } from '../../../shared/lists/filters.ts'
import classes from './fields.module.css'

export interface RangeFieldProps {
  readonly filter: RangeFilter
  readonly value: RangeValue | undefined
  readonly onChange: (value: RangeValue | undefined) => void
}

export function RangeField({ filter, value = {}, onChange }: RangeFieldProps) {
  const set = (next: RangeValue) => onChange(next.from === undefined && next.to === undefined ? undefined : next)
  return (
    <div className={classes.range}>
      <End filter={filter} which="from" value={value.from} onChange={(from) => set({ ...value, from })} />
      <End filter={filter} which="to" value={value.to} onChange={(to) => set({ ...value, to })} />
    </div>
  )
}

interface EndProps {
  readonly filter: RangeFilter
  readonly which: 'from' | 'to'
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

/** Text that isn't a number is marked and kept, but doesn't filter. */
function End({ filter: { label, unit }, which, value, onChange }: EndProps) {
  const text = textOf(unit, value)
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  const read = (text: string) => (unit === 'rupees' ? typedRupees(text) : typedCount(text))
  const isWrong = typed.trim() !== '' && read(typed) === undefined
  const take = () => {
    if (!isWrong && read(typed) !== value) onChange(read(typed))
  }
  return (
    <TextInput
      className={classes.number ?? ''}
      label={`${label} ${which}`}
      inputMode="decimal"
      maxLength={16}
      value={typed}
      error={isWrong}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}

function textOf(unit: RangeFilter['unit'], value: number | undefined): string {
  if (value === undefined) return ''
  return unit === 'rupees' ? formatPlain(paise(value)) : String(value)
}
