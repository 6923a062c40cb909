/** The place of each list in the app, from tests/areas/: a list without one is a compile error here. */
import type { ListName } from '../../../src/shared/lists.ts'
import { joined } from '../../areas.ts'
import type { Place } from '../area-tables.ts'

export const where: Readonly<Record<ListName, Place>> = joined('lists')
