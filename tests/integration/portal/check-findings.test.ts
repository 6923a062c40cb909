/** A portal that is wrong in many ways, each in another call: the check finds and names every one. */
import { beforeAll, expect, it, test } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { type Checked, checkPortal, type PortalCheck } from '../../../src/main/portal-check/check-portal.ts'
import { checkReport } from '../../../src/main/portal-check/report.ts'
import type { ReadCall } from '../../../src/shared/portal/calls.ts'
import { type Bends, bentPortal } from '../../support/bent-portal.ts'
import { openShop } from '../../support/shop.ts'

type Row = Readonly<Record<string, unknown>>

const renamed = (row: Row, from: string, to: string): Row => {
  const { [from]: value, ...rest } = row
  return { ...rest, [to]: value }
}
const without = (row: Row, name: string): Row => {
  const { [name]: _, ...rest } = row
  return rest
}
const each = (change: (row: Row) => unknown) => (json: unknown) => ({ json: (json as Row[]).map(change) })
const page = (change: (json: Row & { readonly rows: readonly Row[] }) => unknown) => (json: unknown) => ({
  json: change(json as never),
})

const SLOW_MS = 1500
const TIMEOUT_MS = 4000

interface Way {
  readonly what: string
  readonly call: ReadCall
  readonly at: string
  readonly bend: Bends[string]
  readonly verdict: Checked['verdict']
  /** Texts in its part of the report. */
  readonly says: readonly (string | RegExp)[]
}

const WAYS: readonly Way[] = [
  {
    what: 'a documented field under another name',
    call: 'training.vmGuidelines',
    at: 'GET /api/vmguidelines',
    bend: each((row) => renamed(row, 'name', 'title')),
    verdict: 'look',
    says: ['Documented but missing: `name`', 'Unknown: `title`'],
  },
  {
    what: 'a documented field that is missing',
    call: 'training.warranty',
    at: 'GET /api/warrantydetails',
    bend: each((row) => without(row, 'type')),
    verdict: 'look',
    says: ['Documented but missing: `type`'],
  },
  {
    what: 'a field that nobody knows',
    call: 'session.states',
    at: 'GET /api/users/state',
    bend: each((row) => ({ ...row, zone: 'W' })),
    verdict: 'fine',
    says: ['unknown: `zone`'],
  },
  {
    what: 'a number in words',
    call: 'orderAssist.categoryTotals',
    at: 'GET /api/orderAssist/catTotal',
    bend: (json) => ({
      json: (json as Row[]).map((row, nth) => (nth === 0 ? { ...row, totalquantity: 'twelve' } : row)),
    }),
    verdict: 'look',
    says: [
      '`totalquantity`: a text came once where a number is expected',
      'Rows that can’t be read: 1, for totalquantity (a text came)',
    ],
  },
  {
    what: 'a row that can’t be read',
    call: 'afs.categories',
    at: 'GET /api/franchiseeDetails/catInfo',
    bend: (json) => ({ json: (json as Row[]).map((row, nth) => (nth === 1 ? without(row, 'catId') : row)) }),
    verdict: 'look',
    says: ['Rows that can’t be read: 1, for catId (nothing came)'],
  },
  {
    what: 'another envelope',
    call: 'policies.releaseNotes',
    at: 'GET /api/policies/getAllReleaseNotes',
    bend: (json) => ({ json: { status: 1, data: json } }),
    verdict: 'fine',
    says: ['came as { status, data }'],
  },
  {
    what: 'a message alone',
    call: 'home.banners',
    at: 'GET /api/banner',
    bend: () => ({ json: { message: 'No data found' } }),
    verdict: 'empty',
    says: ['came as { message }'],
  },
  {
    what: 'not found',
    call: 'home.menu',
    at: 'GET /api/menu',
    bend: () => ({ status: 404, json: {} }),
    verdict: 'failed',
    says: ['the portal answered with HTTP 404'],
  },
  {
    what: 'a fault of the portal',
    call: 'home.discounts',
    at: 'GET /api/discount',
    bend: () => ({ status: 500, text: 'Oops' }),
    verdict: 'failed',
    says: ['the portal answered with HTTP 500'],
  },
  {
    what: 'a token that isn’t taken',
    call: 'notifications.list',
    at: 'GET /api/notifications',
    bend: () => ({ status: 401, json: {} }),
    verdict: 'failed',
    says: ['refused it to this account (HTTP 401)'],
  },
  {
    what: 'no answer in time',
    call: 'music.commercials',
    at: 'GET /api/menu/avcommercials',
    bend: () => ({ silent: true }),
    verdict: 'failed',
    says: ['no answer in time'],
  },
  {
    what: 'a web page in place of JSON',
    call: 'music.intellikit',
    at: 'GET /api/intellikit',
    bend: () => ({ text: '<html>Sign in</html>' }),
    verdict: 'failed',
    says: ['the answer isn’t JSON'],
  },
  {
    what: 'a count below the rows',
    call: 'sms.list',
    at: 'GET /api/smsrequest',
    bend: page((json) => ({ ...json, count: 1 })),
    verdict: 'look',
    says: ['The page states fewer rows than it has.'],
  },
  {
    what: 'a full page without a count',
    call: 'order.history',
    at: 'GET /api/order',
    bend: page(({ rows }) => rows),
    verdict: 'look',
    says: ['The page is full and has no row count'],
  },
  {
    what: 'an empty list',
    call: 'training.webinars',
    at: 'GET /api/webinarvideos',
    bend: () => ({ json: [] }),
    verdict: 'empty',
    says: ['came as an empty list'],
  },
  {
    what: 'null',
    call: 'training.bestStaff',
    at: 'GET /api/beststaff',
    bend: () => ({ json: null }),
    verdict: 'empty',
    says: ['came as null'],
  },
  {
    what: 'a wrapper around a wrapper',
    call: 'ars.replacements',
    at: 'GET /api/ars/firstcry/replacementreport',
    bend: (json) => ({ json: { data: json } }),
    verdict: 'failed',
    says: ['it can’t be read: rows', 'came as { data: { rows'],
  },
  {
    what: 'words of a refusal in place of a list',
    call: 'training.turnaroundStories',
    at: 'GET /api/lms/turnaroundstories',
    bend: () => ({ json: { success: false, error: 'Sign in anew' } }),
    verdict: 'failed',
    says: ['it can’t be read: the whole answer, where a list is expected', 'came as { success, error }'],
  },
  {
    what: 'a list of one in place of a thing',
    call: 'session.seasonCode',
    at: 'GET /api/releasestock/getupdatedseasoncode',
    bend: (json) => ({ json: [json] }),
    verdict: 'fine',
    says: ['came as a list'],
  },
  {
    what: 'rows each in a list of its own',
    call: 'training.bestDisplay',
    at: 'GET /api/lms/bestdisplay',
    bend: each((row) => [row]),
    verdict: 'fine',
    says: ['came as a list of lists'],
  },
  {
    what: 'a name of ours under another name',
    call: 'checklist.report',
    at: 'POST /api/babyhugchecklist/report',
    bend: each((row) => renamed(row, 'storeStock', 'qtyInStore')),
    verdict: 'look',
    says: [
      'Names of StoreDesk’s that didn’t come, with unknown ones in their place: `storeStock`',
      'Unknown: `qtyInStore`',
    ],
  },
  {
    what: 'a slow answer',
    call: 'policies.list',
    at: 'GET /api/policies',
    bend: (json) => ({ json, after: SLOW_MS }),
    verdict: 'look',
    says: ['The answer was slow.'],
  },
  {
    what: 'a day that isn’t one',
    call: 'payment.pending',
    at: 'GET /api/payment/pending',
    bend: each((row) => ({ ...row, createddate: '31-02-2026 soon' })),
    verdict: 'look',
    says: [/`createddate`: a text came \d+ times where a day or a time is expected/],
  },
  {
    what: 'an object where text is expected',
    call: 'training.process',
    at: 'GET /api/trainingprocess',
    bend: each((row) => ({ ...row, category: { id: 1 } })),
    verdict: 'look',
    says: [/`category`: an object came \d+ times where a text is expected/],
  },
  {
    what: 'a single thing in a wrapper',
    call: 'session.checkSignageStoretype',
    at: 'POST /api/apparelsConfig/user/checkSignageStoretype',
    bend: () => ({ json: { data: { rows: [] } } }),
    verdict: 'failed',
    says: ['it can’t be read'],
  },
]

let check: PortalCheck
let report = ''
beforeAll(async () => {
  const shop = await openShop()
  const { token } = await shop.signIn('pune')
  const bent = await bentPortal(shop.portal.origin, Object.fromEntries(WAYS.map(({ at, bend }) => [at, bend])))
  const hosts = { api: bent.origin, listing: bent.origin, checkout: bent.origin }
  const client = createPortalClient({
    hosts,
    token: () => token,
    onUnauthorized: () => undefined,
    timeoutMs: TIMEOUT_MS,
  })
  check = await checkPortal({ client, clock: Date.now, progress: () => undefined, slowMs: SLOW_MS })
  report = checkReport(check, { version: '1', portal: 'https://portal.example' })
  await bent.stop()
  await shop.portal.stop()
})

/** Returns the report's part about a call, or its line. */
function partOf(address: string): string {
  const at = report.indexOf(`### \`${address}\``)
  if (at >= 0) return report.slice(at).split(/\n##/)[0] ?? ''
  return report.split('\n').find((line) => line.startsWith(`- \`${address}\`:`)) ?? ''
}

test.each(WAYS)('$what is found and named', ({ call, at, verdict, says }) => {
  expect(check.checked.find(({ name }) => name === call)).toMatchObject({ verdict })
  const part = partOf(at)
  for (const words of says)
    expect(part).toMatch(typeof words === 'string' ? new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : words)
})

it('a name of ours that didn’t come stands at the beginning, with what stood in its place', () => {
  expect(report.slice(0, report.indexOf('## Failed'))).toContain(
    '`storeStock` (pieces in the store) didn’t come; unknown there: `qtyInStore`',
  )
})
