/** Groups of cases, those that take longest first. The Linux side knows them by name, and loads none. */
export const GROUPS = ['orders', 'imports', 'sign-in'] as const
export type Group = (typeof GROUPS)[number]
