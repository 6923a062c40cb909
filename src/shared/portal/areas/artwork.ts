import { z } from 'zod'
import { call } from '../call.ts'
import { acknowledgement, moment, shown, text, textId } from '../fields.ts'
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
        id: ours('the number of the order', shown(textId)),
        createdAt: ours('date ordered', shown(moment)),
        type: text(100),
        cat: text(100),
        subType: text(100),
        unit: text(40),
        size: text(40),
        bHeight: text(40),
        bWidth: text(40),
        address: text(500),
        status: ours('outcome of the order', text(40)),
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
    answer: acknowledgement,
    invalidates: ['artwork.list'],
  }),
}
