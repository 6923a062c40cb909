import { z } from 'zod'
import { SMS_LETTERS } from '../../domain/sms/sms-request.ts'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { paged } from '../rows.ts'

export const sms = {
  list: call({
    get: '/api/smsrequest',
    query: z.object({ pageNo: f.countInUrl, pageSize: f.countInUrl }),
    answer: paged(
      z.object({
        id: ours('the number of the request', f.shown(f.textId)),
        smsContent: f.text(2000),
        events: f.text(200),
        smsScheduledAt: f.shown(f.moment),
        status: f.text(40),
      }),
    ),
    keep: 'minute',
  }),
  request: call({
    post: '/api/smsrequest',
    openTo: 'page',
    body: z.object({
      smsContent: z.string().min(1).max(SMS_LETTERS),
      smsScheduledAt: f.moment,
      status: z.literal('Pending'),
    }),
    answer: f.acknowledgement,
    invalidates: ['sms.list'],
  }),
}
