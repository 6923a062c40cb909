import fc from 'fast-check'
import { incentiveSubject } from '../../src/shared/domain/scores/incentives.ts'
import { monthsUntil } from '../../src/shared/domain/scores/performance.ts'
import { scorecardSubject } from '../../src/shared/domain/scores/scorecard.ts'
import type { Answer } from '../../src/shared/portal/calls.ts'
import { USERS, user, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { moment, next, word as text } from '../support/documented.ts'
import type { Asking } from '../support/pages/app-bridge.ts'

const [MONTH = ''] = monthsUntil('2026-11-24')

async function staffOf(ask: Asking): Promise<Answer<'scores.staff'>> {
  const request = { call: 'scores.staff', args: { params: { id: 900 } }, request: 'staff', fresh: false } as const
  return (await ask('portal.read', request)).answer as Answer<'scores.staff'>
}

const scorecards = async (ask: Asking) => (await staffOf(ask)).slice(0, 2).map(scorecardSubject)
const incentives = async (ask: Asking) =>
  (await staffOf(ask)).slice(3, 4).map(({ id, franchisee }) => incentiveSubject(id, MONTH, franchisee.fcfid))

const staffIn = (subject: string) => subject.split('/').at(-1) ?? ''
const dashboard = (tab: string) => (subject: string) =>
  `/home/incentivedashboard?tab=${tab}&staff=${staffIn(subject)}&month=${MONTH}`
const panel = (list: string, tab: string) => ({
  address: dashboard(tab),
  subjects: incentives,
  prefix: `${list}.`,
  isBare: false,
})

export const scores = {
  calls: async ({ person }) => {
    const [first] = await person.ask('scores.staff', { params: { id: 900 } })
    const id = first?.id ?? ''
    await person.ask('scores.addFeedback', { body: { feature: 'Sales', message: 'It rained.' } })
    const ofMe = () => ({ body: { userId: 7001, subregion: 'Pune' } })
    const inMonth = () => ({ body: { staff_id: id, month: MONTH, fcfid: 900 } })
    return {
      staff: () => ({ params: { id: 900 } }),
      staffDetails: () => ({ body: { staffId: id, b2bId: 7001, fcfId: 900, isStoreManager: 1 } }),
      incentiveStaff: () => ({ body: { fcfid: 900 } }),
      incentives: () => ({ body: { staff_id: id, month: MONTH } }),
      recognition: inMonth,
      academic: () => ({ body: { fcfid: 900, staff_id: id } }),
      cmp: inMonth,
      bestStore: ofMe,
      bestStoreManager: ofMe,
      bestCro: ofMe,
      performance: () => ({ params: { franchiseeId: 900 }, query: { from: '2026-11-01' } }),
      feedback: () => ({}),
      addFeedback: () => ({ body: { feature: 'Sales', message: 'A new road is being built.' } }),
      updateFeedback: () => ({ body: { id: 'F1', feature: 'Sales', message: 'The road is there.' } }),
    }
  },
  documents: {
    staff: () => [
      {
        id: String(next()),
        name: text('name'),
        isStoreManager: false,
        isAssistantStoreManager: true,
        franchisee: { b2bid: next(), fcfid: next() },
      },
    ],
    incentiveStaff: () => [{ id: String(next()), name: text('name'), isStoreManager: true }],
    incentives: () => ({
      estimated_earning: 1200.5,
      storeincentive: [
        {
          enrolement_date: moment(),
          level_end_date: moment(),
          current_status: text('status'),
          estimated_earning: 300,
        },
      ],
      individualincentive: [{ name: text('name'), incentive: 200 }],
    }),
    academic: () => [
      { enrolement_date: moment(), level_end_date: moment(), current_status: text('status'), estimated_earning: 10 },
    ],
    performance: () => [
      {
        configId: 3,
        name: text('name'),
        idealBenchmarkMTD: 10,
        idealBenchmarkYTD: 10,
        nationalAvgMTD: 9,
        nationalAvgYTD: 9,
        storeAchievementMTD: 8,
        storeAchievementYTD: 8,
      },
    ],
    feedback: () => [
      { id: String(next()), feature: text('feature'), comments: [{ message: text('message'), createdAt: moment() }] },
    ],
  },
  lists: {
    scorecard: {
      address: (subject) => `/home/scorecard?staff=${staffIn(subject)}&view=numbers`,
      subjects: scorecards,
      prefix: 'scorecard.',
      isBare: false,
    },
    storeIncentives: panel('storeIncentives', 'store'),
    ownIncentives: panel('ownIncentives', 'self'),
    recognitionIncentives: panel('recognitionIncentives', 'recognition'),
    academicIncentives: panel('academicIncentives', 'academic'),
    cmpIncentives: panel('cmpIncentives', 'cmp'),
    storePerformance: screenAt('/home/storeperformance?view=numbers'),
  },
  state: {
    events: {
      performanceSaid: fc.record({
        type: fc.constant('performanceSaid'),
        user,
        at: fc.nat(),
        feature: word,
        message: word,
      }) as fc.Arbitrary<never>,
    },
    reads: { saidBy: (ask) => USERS.map((of) => ask(of)) },
  },
} satisfies AreaTables<'scores'>
