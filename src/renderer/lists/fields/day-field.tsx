/** A day, typed in India's order or picked from the calendar. */
import { DateInput } from '@mantine/dates'
import type { Day } from '../../../shared/domain/dates.ts'
import { typedDay } from '../../../shared/domain/typed-day.ts'
import classes from './fields.module.css'

export interface DayFieldProps {
  readonly label: string
  readonly day: Day | undefined
  readonly earliest?: Day | undefined
  readonly latest?: Day | undefined
  /** Days don't count at the moment: they are kept, and not shown. */
  readonly disabled?: boolean
  readonly onChange: (day: Day | undefined) => void
}

export function DayField({ label, day, earliest, latest, disabled = false, onChange }: DayFieldProps) {
  return (
    <DateInput
      className={classes.day ?? ''}
      label={label}
      placeholder={disabled ? 'any day' : 'dd/mm/yyyy'}
      value={disabled ? null : (day ?? null)}
      disabled={disabled}
      onChange={(picked) => onChange(picked ?? undefined)}
      dateParser={(text) => typedDay(text) ?? null}
      valueFormat="DD MMM YYYY"
      firstDayOfWeek={1}
      popoverProps={{ withinPortal: false }}
      ariaLabels={{
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        previousYear: 'Previous year',
        nextYear: 'Next year',
        previousDecade: 'Ten years back',
        nextDecade: 'Ten years on',
        monthLevelControl: 'Choose a month',
        yearLevelControl: 'Choose a year',
      }}
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
      {...(earliest !== undefined && { minDate: earliest })}
      {...(latest !== undefined && { maxDate: latest })}
    />
  )
}
