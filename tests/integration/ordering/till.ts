/**
 * A portal in memory that takes orders, and a line to it that fails in every way: requests that never arrive, arrive
 * late or arrive twice, answers that are lost. It knows what was really placed.
 */
import { paise } from '../../../src/shared/domain/money.ts'
import { fail, ok, type Result } from '../../../src/shared/errors.ts'
import type { Answer, Args } from '../../../src/shared/portal/calls.ts'
import { refusal, type ScriptedPortal, scriptedPortal } from '../../unit/main/ordering/scripted-portal.ts'

type Body = Args<'order.place'>['body']
type Placed = Answer<'order.place'>

/** What happens to the next request that places an order. */
export const LINE_FAULTS = [
  'none',
  'never arrives',
  'arrives late',
  'answer lost',
  'hangs before arriving',
  'hangs after arriving',
  '412',
  '422',
  '503 before',
  '503 after',
  'nonsense',
] as const
export type LineFault = (typeof LINE_FAULTS)[number]

export interface PlacedOrder {
  readonly poid: string
  readonly key: string
  readonly wh: number
  readonly products: readonly number[]
  readonly amount: number
  readonly at: string
}

export interface Till {
  readonly client: ScriptedPortal
  readonly placed: readonly PlacedOrder[]
  /** For the next placing; then the line is whole again. */
  fault: LineFault
  /** Nothing gets through. */
  offline: boolean
  /** Requests that were under way arrive now. */
  deliverLate(): void
}

const lost = fail({ kind: 'timeout', message: 'no answer' })
const never = new Promise<never>(() => undefined)

/** `keys`: whether the portal knows client order keys. `refuses`: warehouses that place nothing. */
export function till(keys: boolean, clock: () => number, refuses: ReadonlySet<number> = new Set()): Till {
  const placed: PlacedOrder[] = []
  const answers = new Map<string, Placed>()
  const buried = new Set<string>()
  const late: Body[] = []
  const state = { fault: 'none' as LineFault, offline: false }

  const take = (body: Body): Result<Placed> => {
    const key = body.clientOrderKey ?? ''
    const known = keys ? answers.get(key) : undefined
    if (known !== undefined) return ok(known)
    if (keys && buried.has(key)) return fail(refusal(409))
    const result: Placed['response']['result'] = []
    const err: Placed['response']['err'] = []
    for (const group of body.orders) {
      if (refuses.has(group.wh)) {
        err.push({ status: 400, wh: group.wh, mode: group.mode, message: 'Out of stock' })
        continue
      }
      const poid = `PO-${placed.length + 1}`
      const amount = group.totalStockistOrWarehousePrice
      const at = new Date(clock()).toISOString()
      placed.push({ poid, key, wh: group.wh, products: group.products.map(({ id }) => id), amount, at })
      result.push({ status: 200, wh: group.wh, mode: group.mode, poid, netpayment: amount })
    }
    const answer = { response: { result, err } }
    answers.set(key, answer)
    return ok(answer)
  }

  const place = (body: Body): Result<Placed> | Promise<Result<Placed>> => {
    const fault = state.offline ? 'never arrives' : state.fault
    state.fault = 'none'
    switch (fault) {
      case 'none':
        return take(body)
      case 'never arrives':
        return lost
      case 'arrives late':
        late.push(body)
        return lost
      case 'answer lost':
        take(body)
        return lost
      case 'hangs before arriving':
        late.push(body)
        return never
      case 'hangs after arriving':
        take(body)
        return never
      case '412':
        late.push(body)
        return fail(refusal(412))
      case '422':
        return fail(refusal(422, 'Not today'))
      case '503 before':
        return fail({ kind: 'portal', status: 503, message: '' })
      case '503 after':
        take(body)
        return fail({ kind: 'portal', status: 503, message: '' })
      case 'nonsense':
        take(body)
        return fail({ kind: 'answer', status: 200, message: '' })
    }
  }

  const client = scriptedPortal({
    'order.place': ({ body }) => place(body),
    'order.placeStatus': ({ body: { clientOrderKey } }) => {
      if (state.offline) return lost
      if (!keys || clientOrderKey === undefined) return ok({ status: '200', message: 'OK' })
      const known = answers.get(clientOrderKey)
      if (known !== undefined) {
        return ok({ status: '200', message: '', clientOrderKey, outcome: 'placed', response: known.response })
      }
      buried.add(clientOrderKey)
      return ok({ status: '200', message: '', clientOrderKey, outcome: 'notReceived' })
    },
    'order.history': () => {
      if (state.offline) return lost
      const rows = placed.map((one) => ({
        poid: one.poid,
        createddate: one.at,
        totalitems: one.products.length,
        totalquantity: one.products.length,
        totalMRP: one.amount,
        coupondiscount: paise(0),
        netpayment: one.amount,
        status: 'Pending' as const,
        potype: 'T',
        warehouseid: one.wh,
        gapReport: false,
      }))
      return ok({ rows: rows as never, count: rows.length, netpayment: paise(0) })
    },
  })
  return Object.assign(state, {
    client,
    placed,
    deliverLate: () => {
      for (const body of late.splice(0)) take(body)
    },
  })
}
