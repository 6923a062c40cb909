/** Groups of cases, the slowest first. The Linux side uses only their names, and loads none. */
export const GROUPS = [
  'orders',
  'held files',
  'two programs',
  'recovery',
  'profiles',
  'backups',
  'sign-out',
  'imports',
  'versions',
  'targets',
  'settings',
  'sign-in',
  'log and report',
  'names',
] as const
export type Group = (typeof GROUPS)[number]
