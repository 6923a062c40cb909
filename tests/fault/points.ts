/** Points inside the program at which it can be made to stand still. */
export const LOCAL_POINTS = [
  'before insert',
  'in the transaction',
  'after commit',
  'before the answer is committed',
  'before the screen',
] as const
export type LocalPoint = (typeof LOCAL_POINTS)[number]
