/** A field for one or several choices. While the choices aren't loaded, a chosen value is shown and filters as it is. */
import { MultiSelect, Select } from '@mantine/core'
import { formatCount } from '../../../shared/domain/values/money.ts'
import type { Option } from '../../../shared/lists/choices.ts'
import type { ChoiceFilter, FilterValue, SeveralFilter } from '../../../shared/lists/filters.ts'
import { notOffered } from '../../../shared/lists/offered.ts'
import { messages, say } from '../../../shared/messages.ts'
import { useIsErrorSuppressed } from '../../parts/net.ts'
import type { FieldChoices } from '../use-choices.ts'
import classes from './fields.module.css'

/** The number of choices from which on the field is searchable. */
const MANY = 10
const MOST_DRAWN = 200
const LOADING = 'Loading…'
const INPUT_LAST: ('label' | 'error' | 'input')[] = ['label', 'error', 'input']

export interface ChoiceFieldProps {
  readonly filter: ChoiceFilter | SeveralFilter
  readonly value: FilterValue | undefined
  readonly choices: FieldChoices
  readonly onChange: (value: FilterValue | undefined) => void
}

/** The message about the choices; undefined if there is nothing to say. */
function sentenceOf({ error, isFetching, words }: FieldChoices, strange: readonly string[]): string | undefined {
  if (error !== undefined) return isFetching ? undefined : messages.choicesFailed
  return strange.length === 0 ? undefined : say('notAChoice', { value: strange.map(words).join(', ') })
}

const Counted = ({ option: { value, label }, counts }: { readonly option: Option; readonly counts: Counts }) => (
  <span className={classes.option}>
    <span>{label}</span>
    {counts.get(value) !== undefined && <span className={classes.count}>{formatCount(counts.get(value) ?? 0)}</span>}
  </span>
)

type Counts = ReadonlyMap<string, number | undefined>

export function ChoiceField({ filter, value, choices, onChange }: ChoiceFieldProps) {
  const { kind, label } = filter
  const { options, words, isFetching, waitsFor, retry, error } = choices
  const chosen = [value].flat().filter((one): one is string => typeof one === 'string')
  const strange = notOffered(value, options)
  const missing = options === undefined ? chosen : strange
  const counts: Counts = new Map(options?.map((option) => [option.value, option.count]))
  const isQuiet = useIsErrorSuppressed(error)
  const sentence = isQuiet ? undefined : sentenceOf(choices, strange)
  const unset = kind === 'choice' ? (filter.unset ?? 'All') : 'All'
  const isWaiting = waitsFor.length > 0
  const atOnce = options === undefined && isFetching ? LOADING : unset
  const placeholder = isWaiting ? `Choose ${waitsFor.join(', ')} first` : atOnce
  const both = {
    className: classes[kind] ?? '',
    // No choice stands for one: it is as dark as a choice.
    ...(kind === 'choice' && filter.unset !== undefined && { 'data-unset': true }),
    label,
    placeholder: chosen.length > 0 && kind === 'several' ? '' : placeholder,
    data: [
      ...(options ?? []).map((option) => ({ value: option.value, label: option.label })),
      ...missing.map((one) => ({ value: one, label: words(one) })),
    ],
    error: sentence,
    // Messages go above the field, so that it stays aligned with its neighbours.
    inputWrapperOrder: INPUT_LAST,
    disabled: isWaiting && chosen.length === 0,
    clearable: true,
    clearButtonProps: { 'aria-label': `Clear: ${label}` },
    searchable: (options?.length ?? 0) > MANY,
    limit: MOST_DRAWN,
    // The list itself scrolls: a scroll area would be one more region that the keyboard can't reach.
    withScrollArea: false,
    nothingFoundMessage: isFetching ? LOADING : (error?.message ?? 'No matches'),
    renderOption: ({ option }: { readonly option: Option }) => <Counted option={option} counts={counts} />,
    onDropdownOpen: () => error !== undefined && !isFetching && retry(),
    // The dropdown is next to its field, for users who navigate by landmarks.
    comboboxProps: { withinPortal: false },
  }
  return kind === 'choice' ? (
    <Select
      {...both}
      classNames={{ options: classes.options ?? '' }}
      value={chosen[0] ?? null}
      onChange={(one) => onChange(one ?? undefined)}
    />
  ) : (
    <MultiSelect
      {...both}
      classNames={{ input: classes.pills ?? '', inputField: classes.inner ?? '', options: classes.options ?? '' }}
      value={chosen}
      onChange={(some) => onChange(some.length === 0 ? undefined : some)}
    />
  )
}
