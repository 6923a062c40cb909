/** The company's policies for its stores, as documents. */
import { z } from 'zod'
import { call } from '../call.ts'
import { documentUrl } from '../document-url.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

export const policies = {
  list: call({
    get: '/api/policies',
    answer: rows(
      z.object({
        path: ours('key to request the document', f.words(500)),
        name: ours('name of the document', f.text()),
        createdAt: ours('date published', f.shown(f.moment)),
      }),
    ),
    keep: 'day',
  }),
  /** The address of a policy or another document of the company, which may be valid for a limited time. */
  url: call({
    get: '/api/policies/getUrl',
    query: z.object({ path: f.words(500) }),
    answer: documentUrl,
    // Offline, the last known address is used.
    keep: 'minute',
    documents: { fields: { url: ['pdf', 'picture'] } },
  }),
  /** Changes to the till software; a note may have a document with more details, by its path. */
  releaseNotes: call({
    get: '/api/policies/getAllReleaseNotes',
    answer: rows(
      z.object({
        id: ours('the number of the note', f.shown(f.textId)),
        version: ours('the version that it is about', f.text(60)),
        title: ours('its title', f.text()),
        description: ours('its text', f.text(5000)),
        createdAt: ours('date published', f.shown(f.moment)),
        path: ours('key to request its document', f.text(500)),
      }),
    ),
    keep: 'day',
  }),
}
