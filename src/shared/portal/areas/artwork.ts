import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { paged } from '../rows.ts'

const words = (most: number) => z.string().min(1).max(most)

export const artwork = {
  list: call({
    post: '/api/artwork/artworkList',
    effect: 'read',
    body: z.object({ pageNo: z.number().int().min(1), pageSize: z.number().int().min(1).max(100_000) }),
    answer: paged(
      z.object({
        id: ours('the number of the order', f.shown(f.textId)),
        createdAt: ours('date ordered', f.shown(f.moment)),
        type: f.text(100),
        cat: f.text(100),
        subType: f.text(100),
        unit: f.text(40),
        size: f.text(40),
        bHeight: f.text(40),
        bWidth: f.text(40),
        address: f.text(500),
        status: ours('outcome of the order', f.text(40)),
      }),
    ),
    keep: 'minute',
  }),
  create: call({
    post: '/api/artwork/createArtwork',
    openTo: 'page',
    body: z.object({
      type: words(100),
      unit: words(40),
      cat: words(100),
      subType: words(100),
      size: z.string().max(40),
      bHeight: z.string().max(40),
      bWidth: z.string().max(40),
      address: words(500),
    }),
    answer: f.acknowledgement,
    invalidates: ['artwork.list'],
  }),
}
