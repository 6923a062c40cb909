/** The fields of a list's filters, each by its kind. */
import { MultiSelect, Select, Switch } from '@mantine/core'
import type {
  ChoiceFilter,
  DaysValue,
  Filter,
  FilterValue,
  Option,
  RangeValue,
  SeveralFilter,
} from '../../shared/lists/filters.ts'
import { FilterBar } from '../parts/filter-bar.tsx'
import { DaysField } from './fields/days-field.tsx'
import classes from './fields/fields.module.css'
import { RangeField } from './fields/range-field.tsx'
import { TextField } from './fields/text-field.tsx'
import type { ListModel } from './use-list.ts'

export function FilterFields({ model }: { readonly model: ListModel }) {
  const { list, context, state, isNarrowed, reset } = model
  const filters = Object.entries(list.filters).filter(([, { there }]) => there?.(context) !== false)
  if (filters.length === 0) return null
  return (
    <FilterBar label={`Filters: ${list.title}`} onReset={isNarrowed ? reset : undefined}>
      {filters.map(([name, filter]) => (
        <Field
          key={name}
          filter={filter}
          value={state.filters[name]}
          idle={model.idle.has(name)}
          model={model}
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
  readonly model: ListModel
  readonly onChange: (value: FilterValue | undefined) => void
}

function Field({ filter, value, idle, model: { context }, onChange }: FieldProps) {
  switch (filter.kind) {
    case 'days':
      return (
        <DaysField
          filter={filter}
          value={value as DaysValue | undefined}
          today={context.today}
          idle={idle}
          onChange={onChange}
        />
      )
    case 'choice':
    case 'several':
      return <ChoiceField filter={filter} value={value} options={filter.options(context)} onChange={onChange} />
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

interface ChoiceFieldProps extends Pick<FieldProps, 'value' | 'onChange'> {
  readonly filter: ChoiceFilter | SeveralFilter
  readonly options: readonly Option[]
}

function ChoiceField({ filter, value, options, onChange }: ChoiceFieldProps) {
  const { kind, label } = filter
  const both = {
    className: classes.choice ?? '',
    label,
    placeholder: filter.kind === 'choice' ? (filter.unset ?? 'All') : 'All',
    data: options,
    clearable: true,
    clearButtonProps: { 'aria-label': `Clear: ${label}` },
    // Beside its field for whoever goes from landmark to landmark.
    comboboxProps: { withinPortal: false },
  }
  return kind === 'choice' ? (
    <Select
      {...both}
      value={typeof value === 'string' ? value : null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  ) : (
    <MultiSelect
      {...both}
      value={Array.isArray(value) ? [...value] : []}
      onChange={(chosen) => onChange(chosen.length === 0 ? undefined : chosen)}
    />
  )
}
