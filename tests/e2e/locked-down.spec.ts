/** The limits of our pages, tested from one of them. */
import { expect, test } from './fixture.ts'

const LOCKED = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webviewTag: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
}
const ELSEWHERE = 'https://elsewhere.example'

test('the page runs no foreign code and reaches no other host', async ({ window: page, enter, expectComplaint }) => {
  expectComplaint(/Content Security Policy|Refused to|Failed to load|violates|net::/)
  await enter()
  const did = await page.evaluate(async (elsewhere) => {
    const inline = document.createElement('script')
    inline.textContent = 'window.inlineRan = true'
    document.head.append(inline)
    const style = document.createElement('style')
    style.textContent = 'body { outline: 7px solid red }'
    document.head.append(style)
    // Later, in a callback: code run by DevTools may use eval.
    const evaluated = await new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve(new Function('return true')() === true)
        } catch {
          resolve(false)
        }
      })
    })
    const reached = await fetch(elsewhere).then(
      () => true,
      () => false,
    )
    const picture = await new Promise((resolve) => {
      const image = new Image()
      image.onload = () => resolve(true)
      image.onerror = () => resolve(false)
      image.src = `${elsewhere}/pixel.png`
    })
    const frame = document.createElement('iframe')
    frame.src = elsewhere
    document.body.append(frame)
    return {
      inline: Reflect.has(window, 'inlineRan'),
      styled: getComputedStyle(document.body).outlineWidth === '7px',
      evaluated,
      reached,
      picture,
    }
  }, ELSEWHERE)
  expect(did).toEqual({ inline: false, styled: false, evaluated: false, reached: false, picture: false })
})

test('the page has no Node, no second window and no way out', async ({ app, window: page, enter, expectComplaint }) => {
  expectComplaint(/./)
  await enter()
  const has = await page.evaluate(() => ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis))
  expect(has).toEqual([])
  expect(await page.evaluate(() => Object.keys(Reflect.get(window, 'storedesk')).sort())).toEqual(['ask', 'on'])
  expect(await page.evaluate((elsewhere) => window.open(elsewhere) === null, ELSEWHERE)).toBe(true)
  const before = page.url()
  await page.evaluate((elsewhere) => {
    location.href = elsewhere
  }, ELSEWHERE)
  await expect.poll(() => page.url()).toBe(before)
  expect(app.windows()).toHaveLength(1)
  const preferences = await app.evaluate(({ webContents }) =>
    // In Electron's code, but not in its type declarations.
    webContents.getAllWebContents().map((contents) => Reflect.get(contents, 'getLastWebPreferences').call(contents)),
  )
  for (const one of preferences) expect(one).toMatchObject(LOCKED)
  expect(await page.evaluate(async () => (await navigator.permissions.query({ name: 'geolocation' })).state)).not.toBe(
    'granted',
  )
})

test('a request that isn’t in the contract is refused, without internal details', async ({ window: page, enter }) => {
  await enter()
  const answers = await page.evaluate(async () => {
    const bridge: string = 'storedesk'
    const ask: (name: string, payload: unknown) => Promise<unknown> = Reflect.get(window, bridge).ask
    return Promise.all([ask('no.such', {}), ask('cart.add', { cart: 'all', items: 'x' }), ask('__proto__', null)])
  })
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { kind: 'request' } })
  expect(JSON.stringify(answers)).not.toMatch(/at |\.ts|node_modules|zod/i)
})
