/** A date, typed in Indian order or picked from the calendar. */
import { DateInput } from '@mantine/dates'
import type { ReactNode } from 'react'
import type { Day } from '../../shared/domain/values/dates.ts'
import { typedDay } from '../../shared/domain/values/typed-day.ts'
import classes from './day-input.module.css'

export interface DayInputProps {
  readonly id?: string
  readonly label: string
  readonly help?: string | undefined
  readonly size?: 'xs' | 'sm'
  readonly day: Day | undefined
  readonly onChange: (day: Day | undefined) => void
  readonly className?: string | undefined
  readonly required?: boolean
  /** True if any day counts: a set day is kept, but not shown. */
  readonly disabled?: boolean
  readonly earliest?: Day | undefined
  readonly latest?: Day | undefined
  /** True for days that can't be picked; typed, they get a message. */
  readonly isWrong?: (day: Day) => boolean
  readonly error?: ReactNode
}

const WORDS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous ten years',
  nextDecade: 'Next ten years',
}

export function DayInput(props: DayInputProps) {
  const { label, day, onChange, className = '', required = false, disabled = false, earliest, latest, isWrong } = props
  return (
    <DateInput
      className={className}
      label={label}
      description={props.help}
      size={props.size ?? 'xs'}
      {...(props.id !== undefined && { id: props.id })}
      required={required}
      disabled={disabled}
      error={props.error}
      placeholder={disabled ? 'any day' : 'dd/mm/yyyy'}
      value={disabled ? null : (day ?? null)}
      onChange={(picked) => onChange(picked ?? undefined)}
      dateParser={(text) => typedDay(text) ?? null}
      valueFormat="DD MMM YYYY"
      firstDayOfWeek={1}
      popoverProps={{ withinPortal: false }}
      ariaLabels={WORDS}
      classNames={{ day: classes.day ?? '' }}
      clearable={!required}
      clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
      {...(isWrong !== undefined && { excludeDate: isWrong })}
      {...(earliest !== undefined && { minDate: earliest })}
      {...(latest !== undefined && { maxDate: latest })}
    />
  )
}
