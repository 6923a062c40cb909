/** Every group of cases by its name. A group is one process. */
import type { Case } from './case.ts'
import type { Group } from './group-names.ts'
import { importCases } from './imports.ts'
import { orderCases } from './orders.ts'
import { signInCases } from './sign-in.ts'

export const groups: Readonly<Record<Group, readonly Case[]>> = {
  'sign-in': signInCases,
  imports: importCases,
  orders: orderCases,
}
