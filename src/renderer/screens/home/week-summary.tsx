/** The summary of a week on one page, to print or save: the last week, or an earlier one. */
import { Select } from '@mantine/core'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { wholeWeeks } from '../../../shared/domain/orders/order-weeks.ts'
import { spanInWords } from '../../../shared/domain/papers/week-summary.ts'
import { HOME } from '../../../shared/domain/people/access.ts'
import { setSetting } from '../../bridge/settings.ts'
import { PaperPreview } from '../../papers/paper-preview.tsx'
import { useToday } from '../../parts/use-today.ts'

export default function WeekSummary() {
  const weeks = wholeWeeks(useToday())
  const [last] = weeks
  const [params, setParams] = useSearchParams()
  const week = weeks.find(({ from }) => from === params.get('week')) ?? last
  const isLast = week.from === last.from
  useEffect(() => {
    if (isLast) setSetting('weekSummary', { opened: week.from })
  }, [isLast, week.from])
  return (
    <PaperPreview
      key={week.from}
      subject={{ kind: 'weekSummary', from: week.from }}
      name="week summary"
      title="Week summary"
      note="One A4 page"
      back={HOME}
      choice={
        <Select
          aria-label="Week"
          w={210}
          data={weeks.map((one) => ({ value: one.from, label: spanInWords(one) }))}
          value={week.from}
          onChange={(from) => setParams(from === null ? {} : { week: from }, { replace: true })}
          allowDeselect={false}
        />
      }
    />
  )
}
