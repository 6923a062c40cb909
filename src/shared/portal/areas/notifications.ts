import { z } from 'zod'
import { call } from '../call.ts'
import { acknowledgement, moment, shown, text, textId } from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

export const notifications = {
  /** Only the id, the status and the target are always present. */
  list: call({
    get: '/api/notifications',
    answer: rows(
      z.object({
        id: textId,
        status: text(40),
        redirectState: text(2000),
        title: ours('title of a notification', text()),
        message: ours('text of a notification', text(2000)),
        createdAt: ours('date received', shown(moment)),
      }),
    ),
    keep: 'minute',
    long: true,
  }),
  markRead: call({
    put: '/api/notifications',
    openTo: 'page',
    body: z.object({ id: textId, status: z.literal('read') }),
    answer: acknowledgement,
    invalidates: ['notifications.list'],
  }),
}
