import { IconChartBar } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Store } from '../../../shared/domain/people/store.ts'
import {
  benchmarkOf,
  figureWords,
  monthsUntil,
  monthWords,
  RATING_TONES,
} from '../../../shared/domain/scores/performance.ts'
import { ratingMTD, ratingYTD } from '../../../shared/lists/areas/scores.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { useListContext } from '../../lists/use-list-context.ts'
import { useRefreshScreen } from '../../navigation/refresh-screen.ts'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { type Meter, Meters } from '../../parts/meters.tsx'
import { Page } from '../../parts/page.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useToday } from '../../parts/use-today.ts'
import { FeedbackButton, FeedbackDialog } from './feedback.tsx'
import { MonthSelect } from './month-select.tsx'
import { OfFranchise } from './of-franchise.tsx'
import { PerformanceLegend } from './score-legend.tsx'
import classes from './scores.module.css'
import { useView } from './use-view.ts'
import { ViewSwitch } from './view-switch.tsx'

type Item = Answer<'scores.performance'>[number]

export default function StorePerformance() {
  return (
    <OfFranchise title="Store performance">
      {(number, store) => <Performance number={number} store={store} />}
    </OfFranchise>
  )
}

interface PerformanceProps {
  readonly store: Store
  /** The number by which the portal knows the store. */
  readonly number: number
}

function Performance({ number, store }: PerformanceProps) {
  const { view, setView } = useView()
  const [feature, setFeature] = useState<string>()
  const views = <ViewSwitch view={view} setView={setView} />
  return (
    <>
      {view === 'numbers' ? (
        <ListScreen
          list="storePerformance"
          headerActions={views}
          actionsWidth={60}
          actions={({ name }) => <FeedbackButton of={name} onOpen={setFeature} />}
        />
      ) : (
        <Charts store={store} number={number} views={views} onFeedback={setFeature} />
      )}
      {feature !== undefined && <FeedbackDialog feature={feature} onClose={() => setFeature(undefined)} />}
    </>
  )
}

interface ChartsProps extends PerformanceProps {
  readonly views: React.ReactNode
  readonly onFeedback: (feature: string) => void
}

function Charts({ store, number, views, onFeedback }: ChartsProps) {
  useRefreshScreen()
  const [search, setSearch] = useSearchParams()
  const months = monthsUntil(useToday())
  const month = months.find((one) => one === search.get('from')) ?? months[0] ?? ''
  const read = usePortal('scores.performance', {
    params: { franchiseeId: number },
    query: { from: `${month}-01` },
  })
  const context = useListContext(store)
  const choose = (next: string) =>
    setSearch((now) => {
      now.set('from', next)
      return now
    })
  const items = read.data?.answer ?? []
  const isLessBetter = ({ configId }: Item) =>
    context.performance.find((rule) => rule.configId === configId)?.better === 'less'
  const aside = (item: Item) => <FeedbackButton of={item.name} onOpen={onFeedback} />
  return (
    <Page
      title="Store performance"
      note={<PerformanceLegend />}
      actions={
        <>
          <MonthSelect months={months} value={month} onChange={choose} />
          {views}
        </>
      }
    >
      <ReadState of={read} label="the parameters" />
      {read.data !== undefined && items.length === 0 && (
        <EmptyState icon={IconChartBar} title={messages.performanceNone} />
      )}
      {items.length > 0 && (
        <div className={classes.parts}>
          <Card title={monthWords(month)}>
            <Meters
              label={monthWords(month)}
              heads={HEADS}
              meters={items.map((item) =>
                meterOf(
                  item,
                  item.storeAchievementMTD,
                  item.idealBenchmarkMTD,
                  item.nationalAvgMTD,
                  ratingMTD(item, context),
                  isLessBetter(item),
                  aside(item),
                ),
              )}
            />
          </Card>
          <Card title="Year to date">
            <Meters
              label="Year to date"
              heads={HEADS}
              meters={items.map((item) =>
                meterOf(
                  item,
                  item.storeAchievementYTD,
                  item.idealBenchmarkYTD,
                  item.nationalAvgYTD,
                  ratingYTD(item, context),
                  isLessBetter(item),
                ),
              )}
            />
          </Card>
        </div>
      )}
    </Page>
  )
}

const HEADS = ['You / benchmark', 'Rating'] as const

/** Its bar, with benchmark and national average, on a scale that has room for all three. */
function meterOf(
  { configId, name }: Item,
  achieved: number | undefined,
  reported: number | undefined,
  national: number | undefined,
  rating: ReturnType<typeof ratingMTD>,
  isLessBetter: boolean,
  aside?: React.ReactNode,
): Meter {
  const benchmark = benchmarkOf(configId, reported)
  const top = Math.max(achieved ?? 0, benchmark ?? 0, national ?? 0) * 1.1
  const share = (figure: number | undefined) => (figure === undefined || top <= 0 ? undefined : figure / top)
  const mark = (figure: number | undefined, look: 'goal' | 'average', called: string) => {
    const at = share(figure)
    return at === undefined ? [] : [{ share: at, look, words: `${called} ${figureWords(figure)}` }]
  }
  return {
    key: String(configId),
    label: name,
    isLessBetter,
    words: `${figureWords(achieved, benchmark)} / ${figureWords(benchmark, achieved)}`,
    share: share(achieved),
    marks: [...mark(benchmark, 'goal', 'Benchmark'), ...mark(national, 'average', 'National average')],
    tone: rating === undefined ? undefined : RATING_TONES[rating],
    aside: (
      <>
        {rating !== undefined && <StatusBadge tone={RATING_TONES[rating]}>{rating}</StatusBadge>}
        {aside}
      </>
    ),
  }
}
