/** Groups of cases, those that take longest first. The Linux side knows them by name, and loads none. */
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
