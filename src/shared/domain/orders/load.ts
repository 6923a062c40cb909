/** What is worked out from what the portal says of a load. Times are ISO text. */
import type { Tone } from '../../tone.ts'
import { type Day, dayOf } from '../values/dates.ts'
import { statusTone } from '../values/status-tones.ts'

export interface LoadTimes {
  readonly CreatedDate?: string | undefined
  readonly ActualShippingDate?: string | undefined
  readonly Estimated_Delivery_DateTime?: string | undefined
  readonly DeliverdDateTime?: string | undefined
}

/** From this day on the portal has the invoice of a load as a file. */
const FILES_SINCE: Day = '2021-04-01'

/** Whether a load's invoice is a file of the portal's. A bill of supply isn't one. */
export function hasInvoiceFile({ CreatedDate, potype }: LoadTimes & { readonly potype: string }): boolean {
  const day = CreatedDate === undefined ? undefined : dayOf(CreatedDate)
  return day !== undefined && day >= FILES_SINCE && potype.trim().toUpperCase() !== 'GC'
}

/** The colour of a load's status. */
export function loadTone({ LoadStatus, DeliverdDateTime }: LoadTimes & { readonly LoadStatus: string }): Tone {
  if (DeliverdDateTime !== undefined) return 'good'
  return statusTone(LoadStatus)
}

/** Where a load is: what its courier says, for to the portal all that has left is shipped; else the portal's status. */
export const loadState = ({ LoadStatus, CourierShipmentStatus }: LoadWords): string =>
  CourierShipmentStatus.trim() === '' ? LoadStatus : CourierShipmentStatus

interface LoadWords {
  readonly LoadStatus: string
  /** '' where the courier has said nothing. */
  readonly CourierShipmentStatus: string
}

export interface LoadStep {
  readonly name: 'Created' | 'Shipped' | 'Expected' | 'Delivered'
  /** ISO time; undefined when the portal doesn't say, or it isn't there yet. */
  readonly at: string | undefined
  readonly is: 'done' | 'now' | 'ahead'
}

/** The way of a load: what it has behind it, where it is, what lies ahead. */
export function loadWay(load: LoadTimes): readonly LoadStep[] {
  const { CreatedDate, ActualShippingDate, Estimated_Delivery_DateTime, DeliverdDateTime } = load
  const isShipped = ActualShippingDate !== undefined
  const isDelivered = DeliverdDateTime !== undefined
  const onTheWay = isShipped ? 'now' : 'ahead'
  // What is expected is no step that was reached: it goes once the load is there.
  const last: LoadStep = isDelivered
    ? { name: 'Delivered', at: DeliverdDateTime, is: 'now' }
    : { name: 'Expected', at: Estimated_Delivery_DateTime, is: 'ahead' }
  return [
    { name: 'Created', at: CreatedDate, is: isShipped || isDelivered ? 'done' : 'now' },
    { name: 'Shipped', at: ActualShippingDate, is: isDelivered ? 'done' : onTheWay },
    last,
  ]
}
