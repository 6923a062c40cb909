/**
 * Pictures: `/pictures/<product ID>/<width>x<height>.png`, further ones of a product as `<product ID>_2` and so on;
 * `/pictures/banners/<id>.png`.
 */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bannerPicture, productPicture } from '../pictures/draw.ts'
import { BANNERS } from '../world/banners.ts'
import { motifOf, type World } from '../world/world.ts'

const MOST_PIXELS = 800
const DAY_IN_SECONDS = 86_400
const BANNER = { width: 760, height: 300 } as const

/** Cache of the last drawn pictures: a catalogue is viewed repeatedly. A few kilobytes each. */
const MAX_CACHED = 1000
const cache = new Map<string, Uint8Array<ArrayBuffer>>()

const HEADERS = { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY_IN_SECONDS}` }

export function pictureRoutes(world: World): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/:id/:size{\\d{1,4}x\\d{1,4}\\.png}', (ask) => {
    const [id, nth = 1] = ask.req.param('id').split('_').map(Number)
    const product = id === undefined ? undefined : world.productOf(id)
    const [width = 0, height = 0] = ask.req.param('size').split(/[x.]/).map(Number)
    if (product === undefined || width < 1 || height < 1 || Math.max(width, height) > MOST_PIXELS) return ask.notFound()
    // A product without a colour has the same packaging in all sizes.
    const look = product.color === '' ? (product.groupID ?? product.id) : product.id
    const [motif, seed] = [motifOf(product), look + nth - 1]
    const png = drawnOnce([motif, product.color, seed, width, height].join(' '), () =>
      productPicture(motif, product.color, seed, width, height),
    )
    return ask.body(png, 200, HEADERS)
  })
  app.get('/banners/:file{\\d{1,4}\\.png}', (ask) => {
    const banner = BANNERS.find(({ id }) => `${id}.png` === ask.req.param('file'))
    if (banner === undefined) return ask.notFound()
    const { motifs, colour, id } = banner
    const png = drawnOnce(`banner ${id}`, () => bannerPicture(motifs, colour, id, BANNER.width, BANNER.height))
    return ask.body(png, 200, HEADERS)
  })
  return app
}

function drawnOnce(name: string, draw: () => Uint8Array): Uint8Array<ArrayBuffer> {
  const before = cache.get(name)
  if (before !== undefined) return before
  const [oldest] = cache.keys()
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  const png = new Uint8Array(draw())
  cache.set(name, png)
  return png
}
