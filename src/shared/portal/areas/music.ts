/** What plays in a store. */
import { z } from 'zod'
import { call } from '../call.ts'
import { address } from '../document-url.ts'
import { shown, text, textId } from '../fields.ts'
import { rows } from '../rows.ts'

export const music = {
  intellikit: call({
    get: '/api/intellikit',
    answer: rows(z.object({ id: shown(textId), name: text(), signage: text(100), url: address })),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['audio', 'video', 'picture', 'pdf'] } },
  }),
  commercials: call({
    get: '/api/menu/avcommercials',
    answer: rows(z.object({ id: shown(textId), name: text(), url: address })),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['video', 'audio'] } },
  }),
}
