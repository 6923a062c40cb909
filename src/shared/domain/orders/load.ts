/** Values derived from the portal's data on a load. Times are ISO text. */
import type { Tone } from '../../tone.ts'
import { type Day, dayOf } from '../values/dates.ts'
import { statusTone } from '../values/status-tones.ts'
import { isBillOfSupply } from './order-history.ts'

export interface LoadTimes {
  readonly CreatedDate?: string | undefined
  readonly ActualShippingDate?: string | undefined
  readonly Estimated_Delivery_DateTime?: string | undefined
  readonly DeliverdDateTime?: string | undefined
}

/** From this day on the portal has a load's invoice as a file. */
const FILES_SINCE: Day = '2021-04-01'

/** True if the portal has the load's invoice as a file. A bill of supply isn't one. */
export function hasInvoiceFile({ CreatedDate, potype }: LoadTimes & { readonly potype: string }): boolean {
  const day = CreatedDate === undefined ? undefined : dayOf(CreatedDate)
  return day !== undefined && day >= FILES_SINCE && !isBillOfSupply(potype)
}

/** The colour of a load's status. */
export function loadTone({ LoadStatus, DeliverdDateTime }: LoadTimes & { readonly LoadStatus: string }): Tone {
  if (DeliverdDateTime !== undefined) return 'good'
  return statusTone(LoadStatus)
}

/** The state of a load: the courier's status, because the portal says shipped for everything that has left; else the portal's status. */
export const loadState = ({ LoadStatus, CourierShipmentStatus }: LoadWords): string =>
  CourierShipmentStatus.trim() === '' ? LoadStatus : CourierShipmentStatus

interface LoadWords {
  readonly LoadStatus: string
  /** '' if the courier has sent no status. */
  readonly CourierShipmentStatus: string
}

export interface LoadStep {
  readonly name: 'Created' | 'Shipped' | 'Expected' | 'Delivered'
  /** ISO time; undefined if the portal doesn't send it, or the step isn't reached yet. */
  readonly at: string | undefined
  readonly is: 'done' | 'now' | 'ahead'
}

/** The steps of a load: past, current and future ones. */
export function loadTimeline(load: LoadTimes): readonly LoadStep[] {
  const { CreatedDate, ActualShippingDate, Estimated_Delivery_DateTime, DeliverdDateTime } = load
  const isShipped = ActualShippingDate !== undefined
  const isDelivered = DeliverdDateTime !== undefined
  const onTheWay = isShipped ? 'now' : 'ahead'
  // The expected delivery isn't a step of a delivered load.
  const last: LoadStep = isDelivered
    ? { name: 'Delivered', at: DeliverdDateTime, is: 'now' }
    : { name: 'Expected', at: Estimated_Delivery_DateTime, is: 'ahead' }
  return [
    { name: 'Created', at: CreatedDate, is: isShipped || isDelivered ? 'done' : 'now' },
    { name: 'Shipped', at: ActualShippingDate, is: isDelivered ? 'done' : onTheWay },
    last,
  ]
}
