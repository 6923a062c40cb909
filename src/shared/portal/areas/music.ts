import { z } from 'zod'
import { call } from '../call.ts'
import { address } from '../document-url.ts'
import { shown, text, textId } from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

export const music = {
  intellikit: call({
    get: '/api/intellikit',
    answer: rows(
      z.object({
        id: ours('the number of the file', shown(textId)),
        name: ours('name of the file', text()),
        signage: ours('the signage that it is for', text(100)),
        url: ours('address of the file', address),
      }),
    ),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['audio', 'video', 'picture', 'pdf'] } },
  }),
  commercials: call({
    get: '/api/menu/avcommercials',
    answer: rows(
      z.object({
        id: ours('id of the video', shown(textId)),
        name: ours('name of the video', text()),
        url: ours('address of the video', address),
      }),
    ),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['video', 'audio'] } },
  }),
}
