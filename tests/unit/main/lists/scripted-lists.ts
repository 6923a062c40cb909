/** The list entries on a scripted portal; files are saved in a separate folder. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listHandlers } from '../../../../src/main/lists/list-handlers.ts'
import type { ReadAny } from '../../../../src/main/portal/own-reader.ts'
import type { CallOptions, CallResult, PortalClient } from '../../../../src/main/portal/portal-client.ts'
import { createReader } from '../../../../src/main/portal/reader.ts'
import type { Ask } from '../../../../src/shared/bridge.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { type AppError, fail, ok, type Result } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import type { UnreadRow } from '../../../../src/shared/portal/rows.ts'
import { store } from '../../../support/builders.ts'

export type OrderRow = Answer<'order.history'>['rows'][number]

export const orderRow = (nr: number): OrderRow => ({
  poid: `PO-${nr}-T`,
  createddate: '2026-04-05T05:12:00.000Z',
  totalitems: 3,
  totalquantity: 12,
  totalMRP: paise(1_234_50),
  coupondiscount: paise(-50),
  netpayment: paise(1_00_000),
  status: 'Confirmed',
  potype: '=cmd|calc',
  warehouseid: 2,
  gapReport: false,
})

export const orderRows = (count: number): readonly OrderRow[] => Array.from({ length: count }, (_, nr) => orderRow(nr))

export interface PageQuery {
  readonly pageNo: number
  readonly pageSize: number
  readonly signal: AbortSignal | undefined
}

type PageAnswer = Result<{ readonly rows: readonly OrderRow[]; readonly count: number }>

export interface ListsOptions {
  /** The order history, page by page. */
  readonly page?: (query: PageQuery) => Promise<PageAnswer> | PageAnswer
  readonly unread?: readonly UnreadRow[]
  /** False closes the dialog without a name. */
  readonly saves?: boolean
  readonly mapping?: AppError
  readonly isFranchisee?: boolean
}

const pageOf = (rows: readonly OrderRow[], { pageNo, pageSize }: PageQuery): PageAnswer =>
  ok({ rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), count: rows.length })

export const pagesOf =
  (rows: readonly OrderRow[]) =>
  (query: PageQuery): PageAnswer =>
    pageOf(rows, query)

export function scriptedLists({
  page = pagesOf([]),
  unread,
  saves = true,
  mapping,
  isFranchisee = true,
}: ListsOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-lists-'))
  const calls: { readonly name: string; readonly args: unknown }[] = []
  const suggested: string[] = []
  const progress: unknown[] = []
  let signedIn = true
  const answer = async (
    name: string,
    args: { query: PageQuery },
    options?: CallOptions,
  ): Promise<CallResult<unknown>> => {
    calls.push({ name, args })
    if (name === 'session.mapping') return mapping === undefined ? ok([]) : fail(mapping)
    const found = await page({ ...args.query, signal: options?.signal })
    if (options?.signal?.aborted) return fail({ kind: 'cancelled', message: say('cancelled') })
    return found.ok && unread !== undefined ? { ...found, unread } : found
  }
  const client = { call: answer } as unknown as PortalClient
  const clock = () => Date.parse('2026-04-30T20:00:00Z')
  const handlers = listHandlers({
    ask: client.call as unknown as ReadAny,
    reader: createReader({ client, answers: () => undefined, clock }),
    store: () => (signedIn ? store({ isFranchisee }) : undefined),
    dialogs: {
      saveAs: async (name) => {
        suggested.push(name)
        return saves ? join(folder, name) : undefined
      },
      open: async () => undefined,
    },
    clock,
    emit: (event, what) => progress.push({ event, what }),
    warehouseName: (id) => (id === 2 ? 'Pune-Maharashtra' : undefined),
  })
  return {
    calls,
    suggested,
    progress,
    pages: () => calls.filter(({ name }) => name === 'order.history').length,
    files: () => readdirSync(folder),
    text: () => readFileSync(join(folder, suggested[0] ?? ''), 'utf8'),
    path: () => join(folder, suggested[0] ?? ''),
    stop: () => handlers['lists.stop']({ request: 'r' }),
    signOut: () => {
      signedIn = false
    },
    save: (over: Partial<Ask<'lists.save'>> = {}) =>
      handlers['lists.save']({
        list: 'orderHistory',
        format: 'csv',
        filters: { ordered: { from: '2026-04-01', to: '2026-04-30' } },
        subject: '',
        columns: ['poid', 'ordered', 'type', 'warehouse', 'pieces', 'net', 'coupon'],
        request: 'r',
        ...over,
      }),
  }
}
