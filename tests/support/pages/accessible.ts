/** What nobody should stumble over, as axe sees it. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Where a server that is a test's own has axe: what is served, the browser compiles once for all tests. */
export const AXE_ADDRESS = '/axe.js'
const served = new WeakSet<Page>()
export const servesAxe = (window: Page): void => void served.add(window)

/** Nothing on the screen that a screen reader, a keyboard or weak eyes would stumble over. */
export async function expectAccessible(window: Page): Promise<void> {
  if (!(await window.evaluate(() => 'axe' in globalThis)))
    await (served.has(window) ? window.addScriptTag({ url: AXE_ADDRESS }) : window.evaluate(axe.source))
  const found = await window.evaluate(look)
  expect(found).toEqual([])
}

/** Runs in the page: each rule that is broken, with where. */
async function look(): Promise<readonly string[]> {
  // News that are just coming or fading are nobody's to read: nothing does so while axe looks. What moves otherwise is
  // waited for; what turns for ever, as a loader does, isn't.
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const { run }: typeof axe = Reflect.get(globalThis, 'axe')
  // What passes isn't told: collecting that takes as long as looking.
  const { violations } = await run(document, { resultTypes: ['violations'] })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
