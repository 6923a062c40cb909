import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPictures } from '../../../../src/main/desktop/pictures.ts'

const HOST = 'https://portal.example.in'
const direct = async () => ['direct']
const MB = 1024 * 1024

/** The beginning of a PNG of so many pixels; the rest is as long as asked for. */
function png(width: number, height: number, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

const fetchMock = vi.fn<typeof fetch>()
const answer = (make: () => Response) => fetchMock.mockImplementation(async () => make())

beforeEach(() => {
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a product’s picture', () => {
  it('is fetched from the portal, without a bearer and without following redirects', async () => {
    answer(() => new Response(png(108, 131)))
    const shown = await createPictures(HOST, direct)('101/108x131.png')
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/png')
    const [address, options] = fetchMock.mock.calls[0] ?? []
    expect(address).toBe(`${HOST}/pictures/101/108x131.png`)
    expect(options?.redirect).toBe('error')
    expect(options?.headers).toBeUndefined()
  })

  it('is asked for once more where the connection was closed meanwhile, and no third time', async () => {
    fetchMock
      .mockRejectedValueOnce(new TypeError('other side closed'))
      .mockResolvedValueOnce(new Response(png(108, 131)))
    expect((await createPictures(HOST, direct)('101/108x131.png')).status).toBe(200)
    fetchMock.mockReset()
    fetchMock.mockRejectedValue(new TypeError('nobody there'))
    expect((await createPictures(HOST, direct)('102/108x131.png')).status).toBe(404)
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  it('stands beside banners', async () => {
    answer(() => new Response(png(760, 300)))
    expect((await createPictures(HOST, direct)('banners/3.png')).status).toBe(200)
    expect(fetchMock.mock.calls[0]?.[0]).toBe(`${HOST}/pictures/banners/3.png`)
  })

  it('is fetched once', async () => {
    answer(() => new Response(png(108, 131)))
    const pictures = createPictures(HOST, direct)
    await pictures('101/108x131.png')
    await pictures('101/108x131.png')
    expect(fetchMock).toHaveBeenCalledOnce()
  })

  it.each([
    '../api/users/me',
    '101/../../api/users/me',
    '101/1x1.png',
    '101/108x131.svg',
    '101/108x131.png/x',
    '101/108x131.png?x',
    'abc/108x131.png',
    'banners/x.png',
    'banners/3.svg',
    'banners/../3.png',
    'banners/3/108x131.png',
    '12345678901/108x131.png',
    '',
  ])('at %j isn’t even asked for', async (path) => {
    expect((await createPictures(HOST, direct)(path)).status).toBe(404)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it.each<readonly [string, () => Response]>([
    ['a page of HTML', () => new Response('<script>alert(1)</script>')],
    ['an SVG', () => new Response('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a PNG in name only', () => new Response('\x89PNG but not really')],
    ['nothing', () => new Response(new Uint8Array())],
    ['more than two megabytes', () => new Response(png(108, 131, 2 * MB + 1))],
    ['a picture that would fill the memory when it is unpacked', () => new Response(png(60_000, 60_000))],
    ['a picture without pixels', () => new Response(png(0, 0))],
    ['a refusal', () => new Response(png(108, 131), { status: 403 })],
  ])('that is %s isn’t shown, and asked for again the next time', async (_, make) => {
    answer(make)
    const pictures = createPictures(HOST, direct)
    expect((await pictures('101/108x131.png')).status).toBe(404)
    answer(() => new Response(png(108, 131)))
    expect((await pictures('101/108x131.png')).status).toBe(200)
  })

  it('that never ends is given up at two megabytes', async () => {
    let sent = 0
    answer(
      () =>
        new Response(
          new ReadableStream({
            pull: (stream) => {
              sent += MB
              stream.enqueue(sent === MB ? png(108, 131, MB) : new Uint8Array(MB))
            },
          }),
        ),
    )
    expect((await createPictures(HOST, direct)('101/108x131.png')).status).toBe(404)
    expect(sent).toBeLessThan(10 * MB)
  })

  it('is left out while there is no network', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'))
    expect((await createPictures(HOST, direct)('101/108x131.png')).status).toBe(404)
  })
})
