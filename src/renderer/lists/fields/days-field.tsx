/** A first and a last day, with a menu of common spans. A last day beyond the cap is set to the cap. */
import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import type { Day } from '../../../shared/domain/values/dates.ts'
import { type DaysFilter, type DaysValue, endAfterMove, withinCap } from '../../../shared/lists/filters.ts'
import { presetsOf } from '../../../shared/lists/presets.ts'
import { DayInput } from '../../parts/day-input.tsx'
import classes from './fields.module.css'

export interface DaysFieldProps {
  readonly filter: DaysFilter
  readonly value: DaysValue | undefined
  readonly today: Day
  /** True if days don't filter at the moment: they are kept, but not shown. */
  readonly idle: boolean
  readonly onChange: (value: DaysValue | undefined) => void
}

export function DaysField({ filter, value = {}, today, idle, onChange }: DaysFieldProps) {
  const { from, to } = value
  const [first, last] = filter.ends ?? [`${filter.label} from`, `${filter.label} to`]
  const set = (next: DaysValue) => onChange(next.from === undefined && next.to === undefined ? undefined : next)
  const presets = presetsOf(filter, today)
  const capped = (day: Day) => withinCap(filter, from, day, today)
  return (
    <div className={classes.days}>
      <DayInput
        className={classes.day}
        label={first}
        disabled={idle}
        day={from}
        latest={filter.past ? today : undefined}
        onChange={(day) => set({ from: day, to: day === undefined ? to : endAfterMove(filter, day, to, today) })}
      />
      <DayInput
        className={classes.day}
        label={last}
        disabled={idle}
        day={to}
        earliest={from}
        // A typed day beyond the cap is set to the cap instead of disappearing.
        isWrong={(day) => day !== capped(day)}
        onChange={(day) => set({ from, to: day === undefined ? undefined : capped(day) })}
      />
      <Menu position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={30}
            disabled={idle}
            aria-label={`${filter.label}: choose a period`}
            title="Choose a period"
          >
            <IconCalendarEvent size={15} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.spans ?? ''}>
          {presets.map((preset) => (
            <Menu.Item key={preset.label} onClick={() => onChange(preset.value)}>
              {preset.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
