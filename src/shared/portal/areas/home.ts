/** The portal's data for the home page. The documents name the calls but no fields: any field may be missing. */
import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

/** The target: a state of the portal's own pages as in notices, a path of the app, or an https address. */
const redirectState = f.text(2000)

export const home = {
  banners: call({
    get: '/api/banner',
    answer: rows(
      z.object({
        id: ours('the number of the banner', f.shown(f.textId)),
        title: ours('text of the banner', f.text()),
        image: ours('the address of its picture', f.text(2000)),
        redirectState: ours('link of the banner', redirectState),
      }),
      100,
    ),
    keep: 'day',
  }),
  menu: call({
    get: '/api/menu',
    answer: rows(
      z.object({
        name: ours('name of the entry', f.text()),
        redirectState: ours('link of the entry', redirectState),
      }),
      200,
    ),
    keep: 'day',
  }),
  discounts: call({
    get: '/api/discount',
    answer: rows(
      z.object({
        id: ours('the number of the offer', f.shown(f.textId)),
        name: ours('name of the offer', f.text()),
        description: ours('description of the offer', f.text(2000)),
        discount: ours('the discount in percent', f.shown(f.percent)),
        fromDate: ours('the first day of the offer', f.shown(f.moment)),
        toDate: ours('the last day of the offer', f.shown(f.moment)),
      }),
      200,
    ),
    keep: 'day',
  }),
}
