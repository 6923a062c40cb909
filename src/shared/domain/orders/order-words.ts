import { assertNever } from '../../errors.ts'
import { messages, say } from '../../messages.ts'
import type { Tone } from '../../tone.ts'
import type { OrderType } from '../catalogue/stock-types.ts'
import { counted } from '../values/counts.ts'
import type { JournalOrder, JournalState, PlacedGroup } from './order.ts'
import { isPlacedOtherwise } from './order-answer.ts'
import { outcomeSums } from './order-rules.ts'

export const ORDER_TYPE_TONES: Readonly<Record<OrderType, Tone>> = { OWNED: 'calm', DS_JIT: 'busy' }

export const OUTCOMES: Readonly<Record<PlacedGroup['outcome'], { readonly word: string; readonly tone: Tone }>> = {
  placed: { word: 'Placed', tone: 'good' },
  failed: { word: 'Not placed', tone: 'bad' },
  unknown: { word: 'Not confirmed', tone: 'warn' },
}

export interface Headline {
  readonly title: string
  readonly tone: 'good' | 'warn' | 'bad'
}

/**
 * The headline after an order was sent. `count` is the number of placed purchase orders; `doubtful` if something about them needs checking.
 */
export function headlineOf(state: JournalState, count: number, doubtful = false): Headline {
  switch (state) {
    case 'accepted':
      return { title: `${counted.orders(count)} placed`, tone: doubtful ? 'warn' : 'good' }
    case 'partly':
      return { title: `${counted.orders(count)} placed, the rest not`, tone: 'warn' }
    case 'rejected':
      return { title: 'Nothing was placed', tone: 'bad' }
    case 'unknown':
    case 'sending':
      return { title: 'The portal has not confirmed this order yet', tone: 'warn' }
    case 'setAside':
      return { title: 'Closed unconfirmed', tone: 'warn' }
    case 'prepared':
      return { title: 'Nothing was sent', tone: 'bad' }
    default:
      return assertNever(state)
  }
}

/** The outcome of a sent order: the headline, and the sentence below it. */
export function outcomeOf({ state, groups, message }: Pick<JournalOrder, 'state' | 'groups' | 'message'>): Headline & {
  readonly sentence: string
} {
  // A confirmed order has no message, or one that says so; anything else needs checking.
  const doubtful = groups.some(isPlacedOtherwise) || (message !== undefined && message !== messages.orderRecovered)
  return {
    ...headlineOf(state, outcomeSums(groups, 'placed').orders, doubtful),
    sentence:
      message ??
      (state === 'prepared' ? say('orderNotSent') : say(groups.length === 1 ? 'oneInHistory' : 'severalInHistory')),
  }
}
