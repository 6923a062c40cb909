/** The performance of a store and its staff: scorecards, incentives, recognition, performance beside a benchmark, and feedback. */
import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

const most = Number.MAX_SAFE_INTEGER
const figure = f.shown(f.share(-most, most))
/** Any value other than 0 means yes. */
const notZero = f.orElse(
  z.codec(z.union([z.boolean(), z.number(), z.string().max(20)]), z.boolean(), {
    decode: (value) =>
      value === true || (typeof value !== 'boolean' && !/^\s*(0|n|no|false)?\s*$/i.test(String(value))),
    encode: (value) => value,
  }),
  false,
)

const line = z.object({
  name: ours('parameter', f.text(300)),
  score: ours('the score', figure),
  outOf: ours('the highest score', figure),
  remark: ours('comment', f.text(1000)),
})
/** A missing section is unknown; one without lines is empty. */
const lines = f.absent(rows(line))

/** The documented fields of an incentive, and others that a portal may send. */
const earned = z.object({
  name: ours('name of the incentive', f.text(300)),
  target: ours('target value', figure),
  achieved: ours('achieved value', figure),
  incentive: ours('the amount', f.shown(f.rupees)),
  enrolement_date: f.shown(f.moment),
  level_end_date: f.shown(f.moment),
  current_status: f.shown(f.text(100)),
  estimated_earning: f.shown(f.rupees),
})
const earnings = rows(earned)
/** Incentives one by one, or only their total. */
const incentives = f.absent(
  z.codec(z.unknown(), earnings, {
    decode: (value) => (f.rupees.safeParse(value).success ? [{ incentive: value }] : value) as z.input<typeof earnings>,
    encode: (value) => value,
  }),
)

const month = z.string().regex(/^\d{4}-\d{2}$/)
const staffId = z.string().min(1).max(64)

const myScore = z.object({
  score: ours('the store’s score', figure),
  outOf: ours('the highest score', figure),
  rank: ours('its place', figure),
  of: ours('total number of positions', figure),
  details: ours('parts of the score', lines),
})
const ofMe = z.object({ userId: z.number().int(), subregion: z.string().max(200) })

export const scores = {
  staff: call({
    get: '/api/lms/staff/:id',
    params: z.object({ id: z.coerce.number().int() }),
    answer: rows(
      z.object({
        id: f.textId,
        name: f.text(200),
        isStoreManager: notZero,
        isAssistantStoreManager: notZero,
        franchisee: f.orElse(z.object({ b2bid: f.absent(f.id), fcfid: f.absent(f.id) }), {}),
      }),
    ),
    keep: 'day',
  }),
  staffDetails: call({
    post: '/api/lms/staff/details',
    effect: 'read',
    body: z.object({ staffId, b2bId: z.number(), fcfId: z.number(), isStoreManager: z.number() }),
    answer: z.object({
      mainScoreCard: ours('main score card', lines),
      academySummary: ours('academy summary', lines),
      academyDetail: ours('academy detail', lines),
      assessmentScore: ours('assessment score', lines),
      behaviourSkills: ours('behaviour and managerial skills', lines),
      retailMatrix: ours('retail matrix', lines),
      prePostScores: ours('pre and post scores', lines),
      arambhScores: ours('arambh scores', lines),
    }),
    keep: 'day',
  }),
  incentiveStaff: call({
    post: '/api/portal/storeincentive/staffuserdetails',
    effect: 'read',
    body: z.object({ fcfid: z.number() }),
    answer: rows(
      f.alsoNamed(
        z.object({ staff_id: f.textId, name: f.text(200), isStoreManager: notZero, isAssistantStoreManager: notZero }),
        { staff_id: 'id' },
      ),
    ),
    keep: 'day',
  }),
  incentives: call({
    post: '/api/portal/storeincentive/storeandstaffincentivedetails',
    effect: 'read',
    body: z.object({ staff_id: z.string().max(64), month }),
    answer: z.object({
      estimated_earning: f.shown(f.rupees),
      storeincentive: incentives,
      individualincentive: incentives,
    }),
    keep: 'minute',
  }),
  recognition: call({
    post: '/api/portal/storeincentive/storeandstaffrrdetails',
    effect: 'read',
    body: z.object({ staff_id: z.string().max(64), month, fcfid: z.number() }),
    answer: rows(earned),
    keep: 'minute',
  }),
  academic: call({
    post: '/api/portal/storeincentive/storestaffacademicdetails',
    effect: 'read',
    body: z.object({ fcfid: z.number(), staff_id: z.string().max(64) }),
    answer: rows(
      z.object({
        name: ours('purpose of the level', f.text(300)),
        level: ours('the level', f.text(200)),
        enrolement_date: f.shown(f.moment),
        level_end_date: f.shown(f.moment),
        current_status: f.text(100),
        estimated_earning: f.shown(f.rupees),
      }),
    ),
    keep: 'minute',
  }),
  cmp: call({
    post: '/api/portal/storeincentive/storeandstaffcmpincentivedetails',
    effect: 'read',
    body: z.object({ staff_id: z.string().max(64), month, fcfid: z.number() }),
    answer: rows(earned),
    keep: 'minute',
  }),
  bestStore: call({
    post: '/api/beststore/report/myscore',
    effect: 'read',
    body: ofMe,
    answer: myScore,
    keep: 'minute',
  }),
  bestStoreManager: call({
    post: '/api/beststoremanager/report/myscore',
    effect: 'read',
    body: ofMe,
    answer: myScore,
    keep: 'minute',
  }),
  bestCro: call({ post: '/api/bestcro/report/myscore', effect: 'read', body: ofMe, answer: myScore, keep: 'minute' }),
  // Comes before the figures, whose path would match `feedback` as a number.
  feedback: call({
    get: '/api/storeperformance/feedback',
    answer: rows(
      z.object({
        id: ours('id to change feedback', f.shown(f.textId)),
        feature: f.text(300),
        comments: f.orElse(f.shown(rows(z.object({ message: f.text(4000), createdAt: f.shown(f.moment) }))), []),
      }),
    ),
    keep: 'minute',
  }),
  performance: call({
    get: '/api/storeperformance/:franchiseeId',
    params: z.object({ franchiseeId: z.coerce.number().int() }),
    query: z.object({ from: z.string().max(10) }),
    answer: rows(
      z.object({
        configId: f.shown(f.id),
        name: f.text(300),
        idealBenchmarkMTD: figure,
        idealBenchmarkYTD: figure,
        nationalAvgMTD: figure,
        nationalAvgYTD: figure,
        storeAchievementMTD: figure,
        storeAchievementYTD: figure,
      }),
    ),
    keep: 'minute',
  }),
  addFeedback: call({
    post: '/api/storeperformance/feedback',
    openTo: 'page',
    body: z.object({ feature: z.string().max(300), message: z.string().min(1).max(1000) }),
    answer: f.acknowledgement,
    invalidates: ['scores.feedback'],
  }),
  updateFeedback: call({
    put: '/api/storeperformance/feedback',
    openTo: 'page',
    body: z.object({
      id: z.string().max(64),
      feature: z.string().max(300),
      message: z.string().min(1).max(1000),
    }),
    answer: f.acknowledgement,
    invalidates: ['scores.feedback'],
  }),
}
