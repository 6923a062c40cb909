/** Access to the training area, and the rows of its tables (document 3, sections 2 and 9). */
import { addMonths, type Day } from '../values/dates.ts'

const WITH_INCENTIVES: readonly string[] = ['FCCOCO', 'BBBHCOCO', 'DARPFCFO']

/** True if training leads to incentives, which only stores of these concepts have. */
export const trainingShowsIncentives = (concept: string): boolean =>
  WITH_INCENTIVES.includes(concept.trim().toUpperCase())

/** Months of events listed at first. */
const AHEAD = 12

/** From today, one year forward. */
export const eventsAtFirst = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: today,
  to: addMonths(today, AHEAD),
})

/** True if an event may have pictures; a future event has none. */
export const hasBegun = ({ fromDate }: { readonly fromDate?: string | undefined }, today: Day): boolean =>
  fromDate === undefined || fromDate.slice(0, 10) <= today

export interface Attempt {
  readonly assessmentId?: string | undefined
  readonly staffName: string
  readonly score?: number | undefined
  readonly status: string
  readonly attemptedAt?: string | undefined
  readonly key: string
}

export interface AssessmentRow<A> {
  readonly assessment: A
  /** Undefined if no one has tried it. */
  readonly attempt: Attempt | undefined
}

/** One row for each attempt, and one for each assessment without attempts. */
export const attemptsOf = <A extends { readonly id?: string | undefined }>(
  assessments: readonly A[],
  results: readonly Attempt[],
): readonly AssessmentRow<A>[] =>
  assessments.flatMap((assessment): readonly AssessmentRow<A>[] => {
    const attempts = results.filter(({ assessmentId }) => assessmentId !== undefined && assessmentId === assessment.id)
    if (attempts.length === 0) return [{ assessment, attempt: undefined }]
    return attempts.map((attempt) => ({ assessment, attempt }))
  })
