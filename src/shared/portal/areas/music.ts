import { z } from 'zod'
import { call } from '../call.ts'
import { address } from '../document-url.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

export const music = {
  intellikit: call({
    get: '/api/intellikit',
    answer: rows(
      z.object({
        id: ours('the number of the file', f.shown(f.textId)),
        name: ours('name of the file', f.text()),
        signage: ours('the signage that it is for', f.text(100)),
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
        id: ours('id of the video', f.shown(f.textId)),
        name: ours('name of the video', f.text()),
        url: ours('address of the video', address),
      }),
    ),
    keep: 'day',
    documents: { row: 'url', fields: { url: ['video', 'audio'] } },
  }),
}
