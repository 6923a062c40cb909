/** How a person comes to each list, of tests/areas/: a list whose place is missing there doesn't compile here. */
import type { ListName } from '../../../src/shared/lists.ts'
import { joined } from '../../areas.ts'
import type { Place } from '../area-tables.ts'

export const where: Readonly<Record<ListName, Place>> = joined('lists')
