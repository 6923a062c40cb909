/**
 * A portal in memory that takes orders, and a network that fails in every way: requests that never arrive, arrive late or arrive twice,
 * answers that are lost, late or wrong, gateways that answer instead. It knows what was really placed.
 */
import { paise } from '../../../src/shared/domain/values/money.ts'
import { type AppError, fail, ok, type Result } from '../../../src/shared/errors.ts'
import type { Answer, Args } from '../../../src/shared/portal/calls.ts'
import { refusal, type ScriptedPortal, scriptedPortal } from '../../support/scripted-portal.ts'

type Body = Args<'order.place'>['body']
type Placed = Answer<'order.place'>

/** The fault of the next request that places an order. */
export const LINE_FAULTS = [
  'none',
  'slow',
  'never arrives',
  'arrives late',
  'answer lost',
  'hangs before arriving',
  'hangs after arriving',
  '412',
  '422',
  '401 before',
  '503 before',
  '503 after',
  'nonsense',
  // A gateway answers, or repeats the request and passes the second answer on.
  'page of 403 after',
  'page of 401 after',
  'repeated: 422 after',
  'repeated: 409 after',
  // Answers that can't be true, or differ from what was agreed.
  'another amount',
  'a number of another order',
  'a group twice',
] as const
export type LineFault = (typeof LINE_FAULTS)[number]

/** The fault of the question for an order's status. */
export const STATUS_FAULTS = ['none', 'none', '404', '422', 'page', 'null key', 'InProgress', '500'] as const
export type StatusFault = (typeof STATUS_FAULTS)[number]

export interface PlacedOrder {
  readonly poid: string
  /** The key of the device that placed it; another device's keys aren't ours. */
  readonly key: string
  readonly wh: number
  readonly products: readonly number[]
  readonly quantity: number
  readonly amount: number
  readonly at: string
}

export interface Till {
  readonly client: ScriptedPortal
  readonly placed: readonly PlacedOrder[]
  /** Applies to the next placing; then the network works again. */
  fault: LineFault
  statusFault: StatusFault
  /** True if no request gets through. */
  offline: boolean
  /** Delivers the pending requests now. */
  deliverLate(): void
  /** Delivers the pending answers now. */
  answerSlow(): void
  /** Places the same order as ours from another device of the store. */
  orderElsewhere(body: Body): void
  /** The last order that was sent. */
  last(): Body | undefined
}

const lost = fail({ kind: 'timeout', message: 'no answer' })
const never = new Promise<never>(() => undefined)
const page = (status: number): AppError => ({ ...refusal(status), worded: false })

export interface TillOptions {
  /** True if the portal supports client order keys. */
  readonly keys: boolean
  /** The portal's time. */
  readonly clock: () => number
  /** Warehouses that place nothing. */
  readonly refuses?: ReadonlySet<number>
  /** Called with every accepted order, before it is answered. */
  readonly onTaken?: (key: string, products: readonly number[]) => void
}

export function till({ keys, clock, refuses = new Set(), onTaken = () => undefined }: TillOptions): Till {
  const placed: PlacedOrder[] = []
  const answers = new Map<string, Placed>()
  const buried = new Set<string>()
  const late: Body[] = []
  const slow: (() => void)[] = []
  const state = { fault: 'none' as LineFault, statusFault: 'none' as StatusFault, offline: false }
  let last: Body | undefined

  const put = (group: Body['orders'][number], key: string): string => {
    const poid = `PO-${placed.length + 1}`
    placed.push({
      poid,
      key,
      wh: group.wh,
      products: group.products.map(({ id }) => id),
      quantity: group.products.reduce((pieces, { qty }) => pieces + qty, 0),
      amount: group.totalStockistOrWarehousePrice,
      at: new Date(clock()).toISOString(),
    })
    return poid
  }

  const take = (body: Body): Result<Placed> => {
    const key = body.clientOrderKey ?? ''
    const known = keys ? answers.get(key) : undefined
    if (known !== undefined) return ok(known)
    if (keys && buried.has(key)) return fail(refusal(409))
    const result: Placed['response']['result'] = []
    const err: Placed['response']['err'] = []
    for (const group of body.orders) {
      const { wh, mode, totalStockistOrWarehousePrice: netpayment } = group
      if (refuses.has(wh)) err.push({ status: 400, wh, mode, message: 'Out of stock' })
      else {
        onTaken(
          key,
          group.products.map(({ id }) => id),
        )
        result.push({ status: 200, wh, mode, poid: put(group, key), netpayment })
      }
    }
    const answer = { response: { result, err } }
    answers.set(key, answer)
    return ok(answer)
  }

  /** The true answer, falsified in transit. */
  const bent = (body: Body, fault: LineFault): Result<Placed> => {
    const answer = take(body)
    if (!answer.ok) return answer
    const { result, err } = answer.value.response
    const [first, ...rest] = result
    if (first === undefined) return answer
    if (fault === 'another amount')
      return ok({ response: { result: [{ ...first, netpayment: paise(1) }, ...rest], err } })
    if (fault === 'a group twice') return ok({ response: { result: [...result, { ...first, poid: 'PO-X' }], err } })
    // A number of this computer's own orders: it can't know the numbers of other computers' orders.
    const other = placed.find(({ key }) => key !== body.clientOrderKey && !key.startsWith('elsewhere'))?.poid
    return other === undefined ? answer : ok({ response: { result: [{ ...first, poid: other }, ...rest], err } })
  }

  const after = (body: Body, error: AppError): Result<Placed> => {
    take(body)
    return fail(error)
  }

  const place = (body: Body): Result<Placed> | Promise<Result<Placed>> => {
    last = body
    const fault = state.offline ? 'never arrives' : state.fault
    state.fault = 'none'
    switch (fault) {
      case 'none':
        return take(body)
      case 'slow':
        return new Promise((resolve) => {
          slow.push(() => resolve(take(body)))
        })
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
      case '401 before':
        return fail({ ...refusal(401), kind: 'session' })
      case '503 before':
        return fail({ kind: 'portal', status: 503, message: '' })
      case '503 after':
        return after(body, { kind: 'portal', status: 503, message: '' })
      case 'nonsense':
        return after(body, { kind: 'answer', status: 200, message: '' })
      case 'page of 403 after':
        return after(body, page(403))
      case 'page of 401 after':
        return after(body, { ...page(401), kind: 'session' })
      case 'repeated: 422 after':
        return after(body, refusal(422, 'The cart is empty'))
      case 'repeated: 409 after':
        return after(body, refusal(409, 'There is such an order'))
      case 'another amount':
      case 'a number of another order':
      case 'a group twice':
        return bent(body, fault)
    }
  }

  const status = (clientOrderKey: string | undefined): Result<Answer<'order.placeStatus'>> => {
    if (state.offline) return lost
    switch (state.statusFault) {
      case '404':
        return fail(refusal(404))
      case '422':
        return fail(refusal(422))
      case '500':
        return fail({ kind: 'portal', status: 500, message: '' })
      case 'page':
        return fail({ kind: 'answer', status: 200, message: '' })
      case 'InProgress':
        return ok({ status: 'InProgress', message: '' })
      case 'null key':
        return ok({ status: '200', message: '' })
      case 'none':
    }
    if (!keys || clientOrderKey === undefined) return ok({ status: '200', message: 'OK' })
    const known = answers.get(clientOrderKey)
    if (known !== undefined) {
      return ok({ status: '200', message: '', clientOrderKey, outcome: 'placed', response: known.response })
    }
    buried.add(clientOrderKey)
    return ok({ status: '200', message: '', clientOrderKey, outcome: 'notReceived' })
  }

  const client = scriptedPortal({
    'order.place': ({ body }) => place(body),
    'order.placeStatus': ({ body: { clientOrderKey } }) => status(clientOrderKey),
    'order.history': () => {
      if (state.offline) return lost
      const rows = placed.map((one) => ({
        poid: one.poid,
        createddate: one.at,
        totalitems: one.products.length,
        totalquantity: one.quantity,
        totalMRP: one.amount,
        coupondiscount: paise(0),
        netpayment: one.amount,
        status: 'Pending' as const,
        potype: 'T',
        warehouseid: one.wh,
        gapReport: false,
        clientOrderKey: keys ? one.key : undefined,
      }))
      return ok({ rows: rows as never, count: rows.length, netpayment: paise(0) })
    },
  })
  return Object.assign(state, {
    client,
    placed,
    last: () => last,
    orderElsewhere: (body: Body) => {
      for (const group of body.orders) {
        const key = `elsewhere-${placed.length}-0123456789`
        onTaken(
          key,
          group.products.map(({ id }) => id),
        )
        put(group, key)
      }
    },
    deliverLate: () => {
      for (const body of late.splice(0)) take(body)
    },
    answerSlow: () => {
      for (const answer of slow.splice(0)) answer()
    },
  })
}
