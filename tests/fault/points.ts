import { NETWORK_POINTS, type NetworkPoint } from './proxy.ts'

/** Points inside the program at which it can be made to stand still. */
export const LOCAL_POINTS = [
  'before insert',
  'in the transaction',
  'after commit',
  'before the answer is committed',
  'before the screen',
] as const
export type LocalPoint = (typeof LOCAL_POINTS)[number]

export const KILL_POINTS = [...LOCAL_POINTS, ...NETWORK_POINTS]
export type KillPoint = LocalPoint | NetworkPoint

export const isLocal = (point: KillPoint): point is LocalPoint => LOCAL_POINTS.some((one) => one === point)

/** How many orders the portal has of a program that was killed there. */
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
}
