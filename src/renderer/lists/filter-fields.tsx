import { Switch } from '@mantine/core'
import type { Day } from '../../shared/domain/values/dates.ts'
import type { DaysValue, Filter, FilterValue, RangeValue } from '../../shared/lists/filters.ts'
import { tabFilters } from '../../shared/lists/tabs.ts'
import { FilterBar } from '../parts/filter-bar.tsx'
import { ChoiceField } from './fields/choice-field.tsx'
import { DaysField } from './fields/days-field.tsx'
import classes from './fields/fields.module.css'
import { RangeField } from './fields/range-field.tsx'
import { TextField } from './fields/text-field.tsx'
import type { FieldChoices } from './use-choices.ts'
import type { ListModel } from './use-list.ts'

/** The filters that apply to this user, without switches that are set by a tab. */
const filtersOf = ({ list, context }: ListModel) => {
  const tabs = tabFilters(list)
  return Object.entries(list.filters).filter(
    ([name, { kind, there }]) => there?.(context) !== false && !(kind === 'toggle' && tabs.includes(name)),
  )
}

/** A single filter has no row of its own: it stands in the screen's head. */
export const isInHead = (model: ListModel): boolean => filtersOf(model).length === 1

export interface FilterFieldsProps {
  readonly model: ListModel
  readonly isInline?: boolean
}

export function FilterFields({ model, isInline = false }: FilterFieldsProps) {
  const { list, context, state, isNarrowed, reset } = model
  const filters = filtersOf(model)
  if (filters.length === 0) return null
  return (
    <FilterBar label={`Filters: ${list.title}`} onReset={isNarrowed ? reset : undefined} isInline={isInline}>
      {filters.map(([name, filter]) => (
        <Field
          key={name}
          filter={filter}
          value={state.filters[name]}
          idle={model.idle.has(name)}
          today={context.today}
          choices={() => model.choices.of(name)}
          onChange={(value) => model.filter({ [name]: value })}
        />
      ))}
    </FilterBar>
  )
}

interface FieldProps {
  readonly filter: Filter
  readonly value: FilterValue | undefined
  readonly idle: boolean
  readonly today: Day
  readonly choices: () => FieldChoices
  readonly onChange: (value: FilterValue | undefined) => void
}

function Field({ filter, value, idle, today, choices, onChange }: FieldProps) {
  switch (filter.kind) {
    case 'days':
      return (
        <DaysField
          filter={filter}
          value={value as DaysValue | undefined}
          today={today}
          idle={idle}
          onChange={onChange}
        />
      )
    case 'choice':
    case 'several':
      return <ChoiceField filter={filter} value={value} choices={choices()} onChange={onChange} />
    case 'text':
      return <TextField label={filter.label} value={typeof value === 'string' ? value : ''} onChange={onChange} />
    case 'range':
      return <RangeField filter={filter} value={value as RangeValue | undefined} onChange={onChange} />
    case 'toggle':
      return (
        <Switch
          className={classes.toggle ?? ''}
          label={filter.label}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked ? true : undefined)}
        />
      )
  }
}
