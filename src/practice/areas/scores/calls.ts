import { SCORECARD_PARTS, type ScorecardPart } from '../../../shared/domain/scores/scorecard.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { fromRupees } from '../../../shared/domain/values/money.ts'
import { DAY, known } from '../../kit/rows.ts'
import { seeded } from '../../kit/seeded.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'
import { type Random, randomFor } from '../../world/random.ts'
import { ACADEMY, FIGURES, INCENTIVES, NAMES, OF_SCORE, PARTS, RECOGNITION } from './texts.ts'

type Visit = VisitOf<'scores'>

/** One manager, two assistants, and sales staff. */
const STAFF = 8

const staffOf = (visit: Visit) =>
  seeded(visit, 'staff', STAFF, (random, nth) => ({
    id: `${visit.account.store.id}${String(nth + 1).padStart(2, '0')}`,
    name: `${NAMES[(visit.account.store.id + nth * 3) % NAMES.length]} ${random.pick(['Patil', 'Rao', 'Singh', 'Iyer', 'Shah'])}`,
    isStoreManager: nth === 0,
    isAssistantStoreManager: nth === 1 || nth === 2,
  }))

const memberOf = (visit: Visit, staff: string) =>
  known(
    staffOf(visit).find(({ id }) => id === staff),
    'No staff member with this number.',
  )

const line = (random: Random, name: string, outOf = 100) => ({
  name,
  score: random.whole(Math.round(outOf * 0.4), outOf),
  outOf,
  remark: '',
})

/** One employee's earnings in a month. */
const earned = (visit: Visit, about: string, names: readonly string[], most: number) => {
  const random = randomFor(visit.world.seed, about)
  return names.map((name) => {
    const target = random.whole(10, 60) * 1000
    const achieved = Math.round(target * (0.6 + random.next() * 0.6))
    return { name, target, achieved, incentive: fromRupees(achieved >= target * 0.9 ? random.whole(2, most) * 50 : 0) }
  })
}

const myScore = (visit: Visit, about: string, names: readonly string[]) => {
  const random = randomFor(visit.world.seed, about, visit.account.store.id)
  const details = names.map((name) => line(random, name, 20))
  const sum = (of: readonly number[]) => of.reduce((one, other) => one + other, 0)
  return {
    score: sum(details.map(({ score }) => score)),
    outOf: sum(details.map(({ outOf }) => outOf)),
    rank: random.whole(1, 40),
    of: 212,
    details,
  }
}

const figuresOf = (visit: Visit, from: string) =>
  FIGURES.map(([name, benchmark, spread], nth) => {
    const random = randomFor(visit.world.seed, 'performance', visit.account.store.id, from.slice(0, 7), nth)
    // People and bills are whole numbers; a percentage is at most 100.
    const [steps, most] = [
      name.includes('%') || benchmark % 1 !== 0 ? 100 : 1,
      name.includes('%') ? 100 : Number.POSITIVE_INFINITY,
    ]
    const about = (value: number) =>
      Math.min(most, Math.round(value * (1 - spread + random.next() * spread * 2) * steps) / steps)
    return {
      configId: nth + 1,
      name,
      idealBenchmarkMTD: benchmark,
      idealBenchmarkYTD: benchmark,
      nationalAvgMTD: about(benchmark * 0.92),
      nationalAvgYTD: about(benchmark * 0.92),
      storeAchievementMTD: about(benchmark),
      storeAchievementYTD: about(benchmark),
    }
  })

function feedbackOf(visit: Visit) {
  const all = visit.state.scores.saidBy(visit.account.store.id)
  const features = [...new Set(all.map(({ feature }) => feature))]
  return features.map((feature, nth) => ({
    id: `F${nth + 1}`,
    feature,
    comments: all
      .filter((one) => one.feature === feature)
      .map(({ message, at }) => ({ message, createdAt: isoAt(at) })),
  }))
}

const say = (visit: Visit, feature: string, message: string) => {
  const at = visit.clock()
  visit.record({ type: 'performanceSaid', user: visit.account.store.id, feature, message, at })
  return { message: 'Thank you for your feedback.' }
}

export const scoresCalls: AreaCalls<'scores'> = {
  staff: (_, visit) =>
    staffOf(visit).map((member) => ({
      ...member,
      franchisee: { b2bid: visit.account.store.id, fcfid: visit.account.store.fcf.id },
    })),
  staffDetails: ({ body: { staffId } }, visit) => {
    const { id } = memberOf(visit, staffId)
    const random = randomFor(visit.world.seed, 'scorecard', id)
    const of = (part: ScorecardPart) =>
      PARTS[part].map((name) => line(random, name, part === 'mainScoreCard' ? 100 : 10))
    return Object.fromEntries(Object.keys(SCORECARD_PARTS).map((part) => [part, of(part as ScorecardPart)])) as Record<
      ScorecardPart,
      ReturnType<typeof of>
    >
  },
  incentiveStaff: (_, visit) => staffOf(visit).map(({ id, ...member }) => ({ staff_id: id, ...member })),
  incentives: ({ body: { staff_id, month } }, visit) => {
    const storeincentive = earned(visit, `store ${visit.account.store.id} ${month}`, INCENTIVES, 40)
    const individualincentive = earned(visit, `own ${staff_id} ${month}`, INCENTIVES.slice(0, 3), 16)
    const all = [...storeincentive, ...individualincentive]
    return {
      estimated_earning: fromRupees(all.reduce((sum, { incentive }) => sum + incentive / 100, 0)),
      storeincentive,
      individualincentive,
    }
  },
  recognition: ({ body: { staff_id, month } }, visit) => earned(visit, `r&r ${staff_id} ${month}`, RECOGNITION, 20),
  academic: (_, visit) =>
    staffOf(visit).flatMap(({ name, isStoreManager }, nth) =>
      isStoreManager
        ? []
        : [
            {
              name,
              level: ACADEMY[nth % ACADEMY.length] ?? '',
              enrolement_date: isoAt(visit.openedAt - (40 + nth * 25) * DAY),
              level_end_date: isoAt(visit.openedAt + (90 - nth * 25) * DAY),
              current_status: nth > 4 ? 'Completed' : 'In progress',
              estimated_earning: fromRupees(nth > 4 ? 1500 : 0),
            },
          ],
    ),
  cmp: ({ body: { staff_id, month } }, visit) => earned(visit, `cmp ${staff_id} ${month}`, INCENTIVES.slice(2), 10),
  bestStore: (_, visit) => myScore(visit, 'best store', OF_SCORE.store),
  bestStoreManager: (_, visit) => myScore(visit, 'best manager', OF_SCORE.manager),
  bestCro: (_, visit) => myScore(visit, 'best cro', OF_SCORE.cro),
  performance: ({ query: { from } }, visit) => figuresOf(visit, from),
  feedback: (_, visit) => feedbackOf(visit),
  addFeedback: ({ body: { feature, message } }, visit) => say(visit, feature, message),
  updateFeedback: ({ body: { id, feature, message } }, visit) => {
    known(
      feedbackOf(visit).find((one) => one.id === id),
      'Feedback not found.',
    )
    return say(visit, feature, message)
  },
}
