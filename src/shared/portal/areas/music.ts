/** What plays in a store. */
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
        name: ours('what the file is called', text()),
        signage: ours('the signage that it is for', text(100)),
        url: ours('where the file lies', address),
      }),
    ),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['audio', 'video', 'picture', 'pdf'] } },
  }),
  commercials: call({
    get: '/api/menu/avcommercials',
    answer: rows(
      z.object({
        id: ours('the number of the film', shown(textId)),
        name: ours('what the film is called', text()),
        url: ours('where the film lies', address),
      }),
    ),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['video', 'audio'] } },
  }),
}
