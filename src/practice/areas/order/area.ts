import { orderCalls } from './calls.ts'
import { orderControl } from './control.ts'
import { orderState } from './events.ts'
import { orderSettings } from './settings.ts'

export const order = {
  calls: orderCalls,
  state: orderState,
  /** Users whose order is being worked on. */
  memory: () => new Set<number>(),
  settings: orderSettings,
  control: orderControl,
}
