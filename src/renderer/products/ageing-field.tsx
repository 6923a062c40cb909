/** The range of first sale dates: a first and a last day, which take effect once both are given. */
import { Button, Popover } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useState } from 'react'
import { type Ageing, refuseAgeing } from '../../shared/domain/catalogue/listing.ts'
import type { Day } from '../../shared/domain/values/dates.ts'
import { messages } from '../../shared/messages.ts'
import { DayInput } from '../parts/day-input.tsx'
import text from '../parts/text.module.css'
import classes from './listing-bar.module.css'

export interface AgeingFieldProps {
  readonly ageing: Ageing | undefined
  readonly onChange: (ageing: Ageing | undefined) => void
}

export function AgeingField({ ageing, onChange }: AgeingFieldProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus withRoles position="bottom-start">
      <Popover.Target>
        <Button
          variant={ageing === undefined ? 'default' : 'light'}
          leftSection={<IconCalendarTime size={15} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          Ageing
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Ageing: sold since">
        <Days
          ageing={ageing}
          onChange={(next) => {
            setOpened(false)
            onChange(next)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function Days({ ageing, onChange }: AgeingFieldProps) {
  const [from, setFrom] = useState<Day | undefined>(ageing?.from)
  const [to, setTo] = useState<Day | undefined>(ageing?.to)
  /** Missing days are reported only after the first try. */
  const [tried, setTried] = useState(false)
  const why = refuseAgeing({ from, to })
  const apply = () => {
    setTried(true)
    if (why === undefined) onChange(from === undefined || to === undefined ? undefined : { from, to })
  }
  return (
    <form
      className={classes.ageing}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <DayInput label="Sold since, from" day={from} onChange={setFrom} />
      <DayInput label="Sold since, to" day={to} onChange={setTo} />
      {tried && why !== undefined && (
        <p className={text.wrong} role="alert">
          {messages[why]}
        </p>
      )}
      <Button type="submit">Apply</Button>
    </form>
  )
}
