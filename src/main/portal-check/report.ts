/** The report of a check, in Markdown, for a reader and for the portal's developers. It has names and kinds, no values. */
import type { CheckSummary } from '../../shared/bridge/portal-check.ts'
import { findCall } from '../../shared/portal/calls.ts'
import type { Comparison } from '../../shared/portal/check/compare.ts'
import type { Checked, PortalCheck, Verdict } from './check-portal.ts'

export interface CheckAbout {
  readonly version: string
  /** The host that was asked. */
  readonly portal: string
}

/** Counts the calls by verdict. */
export function summaryOf({ checked, writes }: PortalCheck): CheckSummary {
  const count = (verdict: Verdict) => checked.filter((one) => one.verdict === verdict).length
  const notAsked = count('not asked')
  return {
    calls: checked.length + writes,
    asked: checked.length - notAsked,
    fine: count('fine'),
    empty: count('empty'),
    look: count('look'),
    failed: count('failed'),
    notAsked,
    writes,
  }
}

export function checkReport(check: PortalCheck, { version, portal }: CheckAbout): string {
  const { calls, asked, fine, empty, look, failed, notAsked, writes } = summaryOf(check)
  const of = (...verdicts: readonly Verdict[]) => check.checked.filter(({ verdict }) => verdicts.includes(verdict))
  return [
    '# StoreDesk: check of the portal',
    '',
    'Nothing was changed on the portal: only calls that read were made, each once.',
    'This report has no values of answers or requests: only names of calls and fields, types, times and sizes.',
    '',
    `- Asked: ${portal}, by StoreDesk ${version}, ${check.began}`,
    `- ${calls} calls: ${asked} made, ${notAsked} skipped because no example was available, ${writes} never made because they change data.`,
    `- Of ${asked} calls: ${fine} OK, ${empty} with nothing to compare, ${look} to review, ${failed} failed.`,
    '',
    ...ourNames(check.checked),
    ...part('Failed', of('failed'), detailed),
    ...part('To review', of('look'), detailed),
    ...part('Fine', of('fine'), brief),
    ...part('Nothing to compare', of('empty'), brief),
    ...part('Not asked', of('not asked'), (one) => [`- \`${addressOf(one)}\`: ${one.why ?? ''}`]),
  ].join('\n')
}

function part(
  title: string,
  checked: readonly Checked[],
  lines: (one: Checked) => readonly string[],
): readonly string[] {
  return checked.length === 0 ? [] : [`## ${title} (${checked.length})`, '', ...checked.flatMap(lines), '']
}

const addressOf = ({ name }: Checked): string => {
  const call = findCall(name)
  return call === undefined ? name : `${call.method} ${call.path}`
}

/** Lists the field names that StoreDesk chose, which of them were in the answers, and what the portal sent instead of the missing ones. */
function ourNames(checked: readonly Checked[]): readonly string[] {
  const all = checked.flatMap((one) => (one.compared?.ours ?? []).map((our) => ({ ...our, address: addressOf(one) })))
  const count = (came: string) => all.filter((our) => our.came === came).length
  const lines = all
    .filter(({ came }) => came === 'missing')
    .map(({ address, field, purpose, inPlace }) => {
      const instead = inPlace.length === 0 ? '' : `; unknown there: ${inPlace.map((name) => `\`${name}\``).join(', ')}`
      return `- \`${address}\` \`${field}\` (${purpose}) didn’t come${instead}`
    })
  return [
    `## Names chosen by StoreDesk (${all.length})`,
    '',
    `The documents don’t include these fields. ${count('came')} received, ${count('missing')} missing, ${count('unseen')} not checked.`,
    '',
    ...lines,
    '',
  ]
}

const KB = 1024

/** Rounded for reading. */
const sizeOf = (letters: number): string => (letters < KB ? 'under 1 KB' : `${Math.round(letters / KB)} KB`)

/** Seconds with one decimal; anything below 0.1 isn't told apart. */
const timeOf = (ms: number): string => (ms < 100 ? 'under 0.1 s' : `${(ms / 1000).toFixed(1)} s`)

function factsOf({ status, ms, letters, compared }: Checked): string {
  return [
    ...(status === undefined ? [] : [`HTTP ${status}`]),
    ...(ms === undefined ? [] : [timeOf(ms)]),
    ...(letters === undefined ? [] : [sizeOf(letters)]),
    ...(compared === undefined ? [] : [`came as ${compared.envelope}`]),
    ...(compared?.rows === undefined ? [] : [rowsOf(compared.rows)]),
  ].join(', ')
}

const rowsOf = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`)

function brief(one: Checked): readonly string[] {
  const unknown = one.compared?.unknown ?? []
  return [`- \`${addressOf(one)}\`: ${factsOf(one)}${unknown.length === 0 ? '' : `; unknown: ${listed(unknown)}`}`]
}

function detailed(one: Checked): readonly string[] {
  const points = [
    ...(one.why === undefined ? [] : [one.why]),
    ...(one.isSlow === true ? ['The answer was slow.'] : []),
    ...(one.compared === undefined ? [] : pointsOf(one.compared)),
  ]
  return [`### \`${addressOf(one)}\``, '', factsOf(one), '', ...points.map((point) => `- ${point}`), '']
}

const COUNTS = {
  less: 'The page states fewer rows than it has.',
  'full and none': 'The page is full and has no row count: more rows may follow.',
} as const

function pointsOf({
  missing,
  unknown,
  unreadable,
  unreadRows,
  unreadFields,
  counted,
  ours,
}: Comparison): readonly string[] {
  const replaced = ours.filter(({ inPlace }) => inPlace.length > 0).map(({ field }) => field)
  return [
    ...(unreadRows === 0 ? [] : [`Rows that can’t be read: ${unreadRows}, for ${unreadFields.join('; ')}`]),
    ...unreadable.map(
      ({ field, came, expected, times }) =>
        `\`${field}\`: ${came} came ${times === 1 ? 'once' : `${times} times`} where ${expected} is expected`,
    ),
    ...(missing.length === 0 ? [] : [`Documented but missing: ${listed(missing)}`]),
    ...(replaced.length === 0
      ? []
      : [`Names of StoreDesk’s that didn’t come, with unknown ones in their place: ${listed(replaced)}`]),
    ...(unknown.length === 0 ? [] : [`Unknown: ${listed(unknown)}`]),
    ...(counted === 'less' || counted === 'full and none' ? [COUNTS[counted]] : []),
  ]
}

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')
