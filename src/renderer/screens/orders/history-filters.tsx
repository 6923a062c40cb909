/** Narrows the order history: days, status, warehouse, a part of the number. */
import { CloseButton, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import type { Day } from '../../../shared/domain/dates.ts'
import {
  endOfRange,
  type HistoryWarehouse,
  latestDayOfHistory,
  looksEverywhere,
} from '../../../shared/domain/history-filter.ts'
import { ORDER_STATUSES } from '../../../shared/domain/order.ts'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { DayField } from './day-field.tsx'
import type { HistorySearch } from './history-search.ts'
import classes from './orders.module.css'

/** Milliseconds without a key before the number is looked for. */
const PAUSE = 350

export interface HistoryFiltersProps {
  readonly search: HistorySearch
  readonly today: Day
  readonly warehouses: readonly HistoryWarehouse[]
  readonly findField: RefObject<HTMLInputElement | null>
  readonly onChange: (change: Partial<HistorySearch>) => void
  readonly onReset: (() => void) | undefined
}

const latestFrom = (from: Day | undefined): Day | undefined =>
  from === undefined ? undefined : latestDayOfHistory(from)

export function HistoryFilters(props: HistoryFiltersProps) {
  const { search, today, warehouses, findField, onChange, onReset } = props
  const { orderFrom, orderTo, shipFrom, shipTo, status, wh, po } = search
  const everyDay = looksEverywhere({ poid: po })
  return (
    <FilterBar label="Filters of the order history" onReset={onReset}>
      <DayField
        label="Ordered from"
        disabled={everyDay}
        day={orderFrom}
        latest={today}
        onChange={(from) =>
          onChange({ orderFrom: from, ...(from !== undefined && { orderTo: endOfRange(from, orderTo, today) }) })
        }
      />
      <DayField
        label="Ordered to"
        disabled={everyDay}
        day={orderTo}
        earliest={orderFrom}
        latest={latestFrom(orderFrom)}
        onChange={(to) => onChange({ orderTo: to })}
      />
      <DayField
        label="Shipped from"
        disabled={everyDay}
        day={shipFrom}
        onChange={(from) =>
          onChange({ shipFrom: from, ...(from !== undefined && { shipTo: endOfRange(from, shipTo, today) }) })
        }
      />
      <DayField
        label="Shipped to"
        disabled={everyDay}
        day={shipTo}
        earliest={shipFrom}
        latest={latestFrom(shipFrom)}
        onChange={(to) => onChange({ shipTo: to })}
      />
      <Select
        className={classes.status ?? ''}
        label="Status"
        placeholder="All"
        data={[...ORDER_STATUSES]}
        value={status ?? null}
        onChange={(value) => onChange({ status: ORDER_STATUSES.find((known) => known === value) })}
        clearable
      />
      <Select
        className={classes.warehouse ?? ''}
        label="Warehouse"
        placeholder="All"
        data={warehouses.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={wh === undefined ? null : String(wh)}
        onChange={(value) => onChange({ wh: value === null ? undefined : Number(value) })}
        clearable
      />
      <NumberField po={po} field={findField} onChange={(text) => onChange({ po: text })} />
    </FilterBar>
  )
}

interface NumberFieldProps {
  readonly po: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChange: (po: string) => void
}

/** Typed text waits for a pause; Enter doesn't. */
function NumberField({ po, field, onChange }: NumberFieldProps) {
  const [text, setText] = useState(po)
  useEffect(() => setText(po), [po])
  const wait = useDebouncedCallback((typed: string) => onChange(typed.trim()), PAUSE)
  const clear = () => {
    wait.cancel()
    setText('')
    onChange('')
  }
  return (
    <TextInput
      ref={field}
      className={classes.number ?? ''}
      label="PO number"
      placeholder="Find  (Ctrl+F)"
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={text !== '' && <CloseButton size="xs" aria-label="Clear the PO number" onClick={clear} />}
      value={text}
      maxLength={64}
      onChange={(event) => {
        setText(event.currentTarget.value)
        wait(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') wait.flush()
        if (event.key === 'Escape' && text !== '') clear()
      }}
    />
  )
}
