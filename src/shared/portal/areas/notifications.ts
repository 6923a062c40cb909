import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

export const notifications = {
  /** Only the id, the status and the target are always present. */
  list: call({
    get: '/api/notifications',
    answer: rows(
      z.object({
        id: f.textId,
        status: f.text(40),
        redirectState: f.text(2000),
        title: ours('title of a notification', f.text()),
        message: ours('text of a notification', f.text(2000)),
        createdAt: ours('date received', f.shown(f.moment)),
      }),
    ),
    keep: 'minute',
    long: true,
  }),
  markRead: call({
    put: '/api/notifications',
    openTo: 'page',
    body: z.object({ id: f.textId, status: z.literal('read') }),
    answer: f.acknowledgement,
    invalidates: ['notifications.list'],
  }),
}
