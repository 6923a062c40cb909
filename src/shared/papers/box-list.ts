/** The boxes of a load, to be ticked off when they are carried in. */

import { z } from 'zod'
import { formatDateTime, isoAt } from '../domain/values/dates.ts'
import { ok, refuse } from '../errors.ts'
import type { Answer } from '../portal/calls.ts'
import { DOCUMENT, paper } from './paper.ts'

const subject = z.strictObject({ kind: z.literal('boxList'), load: z.string().min(1).max(64) })

export interface BoxList {
  readonly load: string
  readonly storeName: string
  /** Time of creation. */
  readonly at: string
  readonly boxes: Answer<'loads.boxes'>
  readonly pieces: number
}

const nameOf = ({ load }: BoxList): string => `Boxes of load ${load}`

export const boxList = paper({
  subject,
  about: ({ load }) => `the boxes of load ${load}`,
  plural: 'box lists',
  load: async ({ load }, ask, { store, now }) => {
    const boxes = await ask('loads.boxes', { query: { loadId: load } })
    if (!boxes.ok) return boxes
    if (boxes.value.length === 0) return refuse('loadWithoutBoxes')
    const value: BoxList = {
      load,
      storeName: store.companyName,
      at: formatDateTime(isoAt(now)),
      boxes: boxes.value,
      pieces: boxes.value.reduce((so, { BagInQty = 0 }) => so + BagInQty, 0),
    }
    return ok(value)
  },
  title: nameOf,
  fileName: nameOf,
  runningHead: (value) => `${nameOf(value)} · ${value.storeName}`,
  page: DOCUMENT,
})
