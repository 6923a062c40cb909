import { NETWORK_POINTS, type NetworkPoint } from './proxy.ts'

/** Points inside the program at which it can be stopped. */
export const LOCAL_POINTS = [
  'before insert',
  'in the transaction',
  'after commit',
  'before the answer is committed',
  'before the screen',
] as const
export type LocalPoint = (typeof LOCAL_POINTS)[number]

/** Points after the order was sent: during the query of its outcome, at the next start, and at the program's end. */
export const LATER_POINTS = [
  'during lookup',
  'during backoff',
  'during migration',
  'during backup',
  'during the quit',
] as const
export type LaterPoint = (typeof LATER_POINTS)[number]

export const KILL_POINTS = [...LOCAL_POINTS, ...NETWORK_POINTS, ...LATER_POINTS]
export type KillPoint = LocalPoint | NetworkPoint | LaterPoint

export const isLocal = (point: KillPoint): point is LocalPoint => LOCAL_POINTS.some((one) => one === point)
export const isNetwork = (point: KillPoint): point is NetworkPoint => NETWORK_POINTS.some((one) => one === point)

/** The number of orders that the portal has of a program killed there. */
export const REACHED_PORTAL: Readonly<Record<KillPoint, 0 | 1 | 'perhaps'>> = {
  'before insert': 0,
  'in the transaction': 0,
  'after commit': 0,
  'before connect': 0,
  'after the request head': 0,
  'mid-body': 0,
  'body sent': 'perhaps',
  'answer lost': 1,
  'answer head received': 1,
  'answer body received': 1,
  'before the answer is committed': 1,
  'before the screen': 1,
  'during lookup': 1,
  'during backoff': 1,
  'during migration': 1,
  'during backup': 1,
  'during the quit': 'perhaps',
}
