import { z } from 'zod'
import { SMS_LETTERS } from '../../domain/sms/sms-request.ts'
import { call } from '../call.ts'
import { acknowledgement, countInUrl, moment, shown, text, textId } from '../fields.ts'
import { ours } from '../ours.ts'
import { paged } from '../rows.ts'

export const sms = {
  list: call({
    get: '/api/smsrequest',
    query: z.object({ pageNo: countInUrl, pageSize: countInUrl }),
    answer: paged(
      z.object({
        id: ours('the number of the request', shown(textId)),
        smsContent: text(2000),
        events: text(200),
        smsScheduledAt: shown(moment),
        status: text(40),
      }),
    ),
    keep: 'minute',
  }),
  request: call({
    post: '/api/smsrequest',
    openTo: 'page',
    body: z.object({
      smsContent: z.string().min(1).max(SMS_LETTERS),
      smsScheduledAt: moment,
      status: z.literal('Pending'),
    }),
    answer: acknowledgement,
    invalidates: ['sms.list'],
  }),
}
