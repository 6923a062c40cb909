/** What the home page shows of the portal. The documents name the calls and no field: everything here may be missing. */
import { z } from 'zod'
import { call } from '../call.ts'
import { moment, percent, shown, text, textId } from '../fields.ts'
import { rows } from '../rows.ts'

/** Where it leads: a state of the portal's own pages as notices name them, a path of ours, or an https address. */
const redirectState = text(2000)

export const home = {
  banners: call({
    get: '/api/banner',
    answer: rows(z.object({ id: shown(textId), title: text(), image: text(2000), redirectState }), 100),
    keep: 'day',
  }),
  menu: call({
    get: '/api/menu',
    answer: rows(z.object({ name: text(), redirectState }), 200),
    keep: 'day',
  }),
  discounts: call({
    get: '/api/discount',
    answer: rows(
      z.object({
        id: shown(textId),
        name: text(),
        description: text(2000),
        discount: shown(percent),
        fromDate: shown(moment),
        toDate: shown(moment),
      }),
      200,
    ),
    keep: 'day',
  }),
}
