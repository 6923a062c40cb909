import { isKnownId } from '../values/ids.ts'
import { figureWords } from './performance.ts'

export const SCORECARD_PARTS = {
  mainScoreCard: 'Main scorecard',
  academySummary: 'Academy summary',
  academyDetail: 'Academy in detail',
  assessmentScore: 'Assessment score',
  behaviourSkills: 'Behaviour and managerial skills',
  retailMatrix: 'Retail matrix',
  prePostScores: 'Pre and post scores',
  arambhScores: 'Arambh scores',
} as const
export type ScorecardPart = keyof typeof SCORECARD_PARTS
export const scorecardParts = Object.keys(SCORECARD_PARTS) as readonly ScorecardPart[]

export interface ScoreLine {
  readonly name: string
  readonly score?: number | undefined
  readonly outOf?: number | undefined
  readonly remark: string
}

export interface PartLine extends ScoreLine {
  readonly part: string
}

/** Its parts; undefined for one that the portal doesn't send. */
type Scorecard = Readonly<Partial<Record<ScorecardPart, readonly ScoreLine[] | undefined>>>

/** All lines, each with its part. */
export const scorecardLines = (card: Scorecard): readonly PartLine[] =>
  scorecardParts.flatMap((part) => (card[part] ?? []).map((line) => ({ ...line, part: SCORECARD_PARTS[part] })))

/** True if the portal sends all parts: then a scorecard without lines means that there is no score. */
export const isWholeScorecard = (card: Scorecard): boolean => scorecardParts.every((part) => card[part] !== undefined)

/** A score as a share of its maximum: 1 is the maximum, and more is possible. Undefined if the maximum isn't known. */
export function shareOf({ score, outOf }: Pick<ScoreLine, 'score' | 'outOf'>): number | undefined {
  if (score === undefined || outOf === undefined || outOf <= 0) return undefined
  return score / outOf
}

/** A key for a staff member's scorecard, as a list's subject. */
export const scorecardSubject = (staff: {
  readonly id: string
  readonly isStoreManager: boolean
  readonly franchisee: Franchisee
}): string => [staff.franchisee.b2bid, staff.franchisee.fcfid, staff.isStoreManager ? 1 : 0, staff.id].join('/')

/** The staff member's store, as far as the portal sends it. */
interface Franchisee {
  readonly b2bid?: number | undefined
  readonly fcfid?: number | undefined
}

/** A scorecard is requested by the store's ids, so both must be known. */
export const hasScorecard = ({ franchisee: { b2bid, fcfid } }: { readonly franchisee: Franchisee }): boolean =>
  isKnownId(b2bid) && isKnownId(fcfid)

interface ScorecardSubject {
  readonly staffId: string
  readonly b2bId: number
  readonly fcfId: number
  readonly isStoreManager: number
}

/** Undefined if the ids are missing: then there is no request. */
export function readScorecardSubject(subject: string): ScorecardSubject | undefined {
  const [b2bId, fcfId, isStoreManager, ...staff] = subject.split('/')
  const ids = { b2bId: Number(b2bId), fcfId: Number(fcfId) }
  if (!isKnownId(ids.b2bId) || !isKnownId(ids.fcfId)) return undefined
  return { staffId: staff.join('/'), ...ids, isStoreManager: Number(isStoreManager) || 0 }
}

/** @throws if the ids are missing. */
export function requireScorecardSubject(subject: string): ScorecardSubject {
  const parsed = readScorecardSubject(subject)
  if (parsed === undefined) throw new RangeError('A scorecard without ids was to be asked for')
  return parsed
}

/** Shares above which a score is good, and below which it needs attention. */
export const GOOD_SHARE = 0.8
export const LOW_SHARE = 0.5

/** The tone of a score by its share. */
export function shareTone(share: number | undefined): 'good' | 'warn' | 'bad' | undefined {
  if (share === undefined) return undefined
  if (share >= GOOD_SHARE) return 'good'
  return share < LOW_SHARE ? 'bad' : 'warn'
}

/** `12.5 of 20`; without a maximum just the score. */
export const scoreWords = ({ score, outOf }: Pick<ScoreLine, 'score' | 'outOf'>): string =>
  outOf === undefined ? figureWords(score) : `${figureWords(score)} of ${figureWords(outOf)}`
