/** The points at which a write that must not be made twice is stopped, and the number of requests sent by then. */
export const ONCE_POINTS = [
  'after it is written down',
  'before it is sent',
  'before the answer is kept',
  'after the answer is kept',
] as const
export type OncePoint = (typeof ONCE_POINTS)[number]

/** The number of times that the portal has the write of a program killed there. */
export const REACHED: Readonly<Record<OncePoint, 0 | 1>> = {
  'after it is written down': 0,
  'before it is sent': 0,
  'before the answer is kept': 1,
  'after the answer is kept': 1,
}

/** The calls that change something. */
export const WRITES: readonly string[] = ['returns.srSetInTransit', 'payment.processConfirmPayment']
