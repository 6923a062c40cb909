import { readIncentiveSubject } from '../../domain/scores/incentives.ts'
import {
  benchmarkOf,
  monthsUntil,
  monthWords,
  RATING_TONES,
  type Rating,
  ratingOf,
} from '../../domain/scores/performance.ts'
import {
  isWholeScorecard,
  readScorecardSubject,
  requireScorecardSubject,
  scorecardLines,
  shareOf,
} from '../../domain/scores/scorecard.ts'
import { isKnownId, requiredId } from '../../domain/values/ids.ts'
import type { Answer } from '../../portal/calls.ts'
import { amount, badge, day, figure, percent, text } from '../columns.ts'
import type { ListContext } from '../context.ts'
import * as filter from '../filters.ts'
import { type Found, list } from '../list.ts'

export const scorecard = list({ details: 'scores.staffDetails' }, ({ details }) => ({
  rows: scorecardLines(details),
  none: isWholeScorecard(details) ? undefined : 'scoresUnsaid',
}))({
  title: 'Scorecard',
  noun: ['score', 'scores'],
  pages: 'whole',
  filters: {},
  columns: {
    part: text('Part', ({ part }) => part, { width: 220 }),
    name: text('Parameter', ({ name }) => name, { width: 260, grow: 2 }),
    score: figure('Score', ({ score }) => score),
    outOf: figure('Out of', ({ outOf }) => outOf),
    share: percent('Percentage', (line) => percentOf(shareOf(line))),
    remark: text('Remark', ({ remark }) => remark, { width: 220 }),
  },
  refuses: (_, __, subject) => (readScorecardSubject(subject) === undefined ? 'storeNumberUntold' : undefined),
  asks: ({ subject }) => ({ details: { body: requireScorecardSubject(subject) } }),
  key: ({ part, name, remark }) => `${part} ${name} ${remark}`,
  none: 'scoresNone',
})

const percentOf = (share: number | undefined) => (share === undefined ? undefined : share * 100)

type Earned = Answer<'scores.recognition'>[number]

/** True if any row has the field: most portals send either targets or levels. */
const someHave =
  (field: keyof Earned) =>
  (rows: readonly Earned[]): boolean =>
    rows.some((row) => row[field] !== undefined && row[field] !== '')

/** The common part of all counted incentives. */
const earned = {
  noun: ['incentive', 'incentives'],
  pages: 'whole',
  filters: {},
  columns: {
    name: text('Incentive', ({ name }: Earned) => name, { width: 280, grow: 2 }),
    target: figure('Target', ({ target }: Earned) => target, { width: 120 }),
    achieved: figure('Achieved', ({ achieved }: Earned) => achieved, { width: 120 }),
    share: percent(
      '% of target',
      ({ achieved, target }: Earned) => percentOf(shareOf({ score: achieved, outOf: target })),
      {
        width: 120,
      },
    ),
    incentive: amount('Amount', ({ incentive }: Earned) => incentive, { sum: true, width: 140 }),
    enrolled: day('Enrolled', ({ enrolement_date }: Earned) => enrolement_date, { there: someHave('enrolement_date') }),
    ends: day('Level ends', ({ level_end_date }: Earned) => level_end_date, { there: someHave('level_end_date') }),
    status: badge('Status', ({ current_status }: Earned) => current_status || undefined, {
      there: someHave('current_status'),
      width: 130,
    }),
    earning: amount('Estimated earnings', ({ estimated_earning }: Earned) => estimated_earning, {
      there: someHave('estimated_earning'),
      sum: true,
      width: 150,
    }),
  },
  key: ({ name, target, enrolement_date }: Earned) => `${name} ${target} ${enrolement_date}`,
  none: 'incentivesNone',
} as const

const queryOf = (subject: string) => {
  const { staff, month, fcfId } = readIncentiveSubject(subject)
  return { staff_id: staff, month, fcfid: requiredId(fcfId) }
}

/** The reason why a list by the store's own number isn't requested; undefined if it is. */
const refuseMissingId = (_: unknown, { store }: ListContext) =>
  isKnownId(store.fcf.id) ? undefined : 'storeNumberUntold'

/** The same for a list whose subject contains the number. */
const refuseMissingSubjectId = (_: unknown, __: unknown, subject: string) =>
  isKnownId(readIncentiveSubject(subject).fcfId) ? undefined : 'storeNumberUntold'

const ofMonth = (subject: string) => {
  const { staff, month } = readIncentiveSubject(subject)
  return { staff_id: staff, month }
}

const earnedIn = (rows: readonly Earned[] | undefined): Found<Earned> => ({
  rows: rows ?? [],
  none: rows === undefined ? 'incentivesUnsaid' : undefined,
})

export const storeIncentives = list({ read: 'scores.incentives' }, ({ read }) => earnedIn(read.storeincentive))({
  ...earned,
  title: 'Store incentives',
  asks: ({ subject }) => ({ read: { body: ofMonth(subject) } }),
})

export const ownIncentives = list({ read: 'scores.incentives' }, ({ read }) => earnedIn(read.individualincentive))({
  ...earned,
  title: 'Own incentives',
  asks: ({ subject }) => ({ read: { body: ofMonth(subject) } }),
})

export const recognitionIncentives = list({ rows: 'scores.recognition' }, ({ rows }) => ({ rows }))({
  ...earned,
  title: 'R&R',
  refuses: refuseMissingSubjectId,
  asks: ({ subject }) => ({ rows: { body: queryOf(subject) } }),
})

export const cmpIncentives = list({ rows: 'scores.cmp' }, ({ rows }) => ({ rows }))({
  ...earned,
  title: 'CMP',
  refuses: refuseMissingSubjectId,
  asks: ({ subject }) => ({ rows: { body: queryOf(subject) } }),
})

export const academicIncentives = list({ rows: 'scores.academic' }, ({ rows }) => ({ rows }))({
  title: 'Academic',
  noun: ['level', 'levels'],
  pages: 'whole',
  filters: {},
  columns: {
    name: text('Staff', ({ name }) => name, { width: 200, grow: 1 }),
    level: text('Level', ({ level }) => level, { width: 180 }),
    from: day('Enrolled', ({ enrolement_date }) => enrolement_date),
    to: day('Level ends', ({ level_end_date }) => level_end_date),
    status: badge('Status', ({ current_status }) => current_status, {
      tone: ({ current_status }) => (current_status === 'Completed' ? 'good' : 'busy'),
      width: 130,
    }),
    earning: amount('Estimated earnings', ({ estimated_earning }) => estimated_earning, { sum: true, width: 150 }),
  },
  asks: ({ subject }) => {
    const { staff_id, fcfid } = queryOf(subject)
    return { rows: { body: { staff_id, fcfid } } }
  },
  key: ({ name, level }) => `${name} ${level}`,
  refuses: refuseMissingSubjectId,
  none: 'academicNone',
})

type Item = Answer<'scores.performance'>[number]

const rated = (
  { configId }: Item,
  achieved: number | undefined,
  benchmark: number | undefined,
  { performance }: ListContext,
) =>
  ratingOf(
    performance.find((rule) => rule.configId === configId),
    achieved,
    benchmarkOf(configId, benchmark),
  )

export const ratingMTD = (item: Item, context: ListContext): Rating | undefined =>
  rated(item, item.storeAchievementMTD, item.idealBenchmarkMTD, context)
export const ratingYTD = (item: Item, context: ListContext): Rating | undefined =>
  rated(item, item.storeAchievementYTD, item.idealBenchmarkYTD, context)

const toneOf = (rating: Rating | undefined) => (rating === undefined ? undefined : RATING_TONES[rating])

export const storePerformance = list({ items: 'scores.performance' }, ({ items }) => ({ rows: items }))({
  title: 'Store performance',
  noun: ['parameter', 'parameters'],
  pages: 'whole',
  filters: {
    from: filter.choice(
      'Month',
      ({ context }) => monthsUntil(context.today).map((month) => ({ value: month, label: monthWords(month) })),
      { unset: 'This month' },
    ),
  },
  columns: {
    name: text('Parameter', ({ name }) => name, { width: 200, grow: 2 }),
    month: figure('Month to date', ({ storeAchievementMTD }) => storeAchievementMTD),
    monthBenchmark: figure('Benchmark MTD', ({ configId, idealBenchmarkMTD }) =>
      benchmarkOf(configId, idealBenchmarkMTD),
    ),
    monthNational: figure('National average MTD', ({ nationalAvgMTD }) => nationalAvgMTD),
    monthRating: badge('Rating MTD', ratingMTD, {
      tone: (item, context) => toneOf(ratingMTD(item, context)),
      width: 150,
    }),
    year: figure('Year to date', ({ storeAchievementYTD }) => storeAchievementYTD),
    yearBenchmark: figure('Benchmark YTD', ({ configId, idealBenchmarkYTD }) =>
      benchmarkOf(configId, idealBenchmarkYTD),
    ),
    yearNational: figure('National average YTD', ({ nationalAvgYTD }) => nationalAvgYTD),
    yearRating: badge('Rating YTD', ratingYTD, {
      tone: (item, context) => toneOf(ratingYTD(item, context)),
      width: 150,
    }),
  },
  asks: ({ filters: { from }, context: { store, today } }) => ({
    items: { params: { franchiseeId: requiredId(store.fcf.id) }, query: { from: `${from ?? today.slice(0, 7)}-01` } },
  }),
  key: ({ configId, name }) => `${configId} ${name}`,
  refuses: refuseMissingId,
  none: 'performanceNone',
})
