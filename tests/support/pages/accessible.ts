/** What nobody should stumble over, as axe sees it. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Where a server that is a test's own has axe: what is served, the browser compiles once for all tests. */
export const AXE_ADDRESS = '/axe.js'
const served = new WeakSet<Page>()
export const servesAxe = (window: Page): void => void served.add(window)

/**
 * How texts look that were found legible, in all tests of this process. Judging colours takes axe twice as long as all its other
 * rules, and most of a screen looks like the ones before.
 */
const legible = new Set<string>()

/** Nothing on the screen that a screen reader, a keyboard or weak eyes would stumble over. */
export async function expectAccessible(window: Page): Promise<void> {
  if (!(await window.evaluate(() => 'axe' in globalThis)))
    await (served.has(window) ? window.addScriptTag({ url: AXE_ADDRESS }) : window.evaluate(axe.source))
  const { found, looks } = await window.evaluate(look, [...legible].join(' '))
  expect(found).toEqual([])
  for (const one of looks) legible.add(one)
}

/** Runs in the page: each rule that is broken, with where; and the looks of texts that weren't known, which are sent as one text. */
async function look(known: string): Promise<{ found: readonly string[]; looks: readonly string[] }> {
  const { run }: typeof axe = Reflect.get(globalThis, 'axe')
  const COLOURS = ['color-contrast', 'link-in-text-block']
  const CLEAR = 'rgba(0, 0, 0, 0)'

  const layers = new Map<Element, string>()
  /** What lies behind an element, outwards. */
  const behind = (one: Element | null): string => {
    if (one === null) return ''
    const known = layers.get(one)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(one)
    const placed = position === 'static' ? '' : `${one.className} `
    const isClear = backgroundColor === CLEAR && backgroundImage === 'none' && opacity === '1'
    const coloured = isClear ? '' : `${backgroundColor} ${backgroundImage} ${opacity} `
    const all = placed + coloured + behind(one.parentElement)
    layers.set(one, all)
    return all
  }
  const inColours = (text: Element): string => {
    const { color, fontSize, fontWeight } = getComputedStyle(text)
    const around = text.parentElement === null ? '' : getComputedStyle(text.parentElement).color
    return digest(`${text.localName} ${color} ${fontSize} ${fontWeight} ${around} ${behind(text)}`)
  }
  /** Short enough to be sent there and back with each look. */
  const digest = (text: string): string => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      one = Math.imul(one ^ code, 2_654_435_761)
      other = Math.imul(other ^ code, 1_597_334_677)
    }
    return (one >>> 0).toString(36) + (other >>> 0).toString(36)
  }
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
  /** Texts that look as none did before, one of each. */
  const newTexts = (): ReadonlyMap<string, Element> => {
    const before = new Set(known.split(' '))
    const texts = new Map<string, Element>()
    for (const text of document.body.querySelectorAll('*')) {
      if (!(hasText(text) || text.matches('input, textarea')) || !text.checkVisibility()) continue
      const colours = inColours(text)
      if (!before.has(colours)) texts.set(colours, text)
    }
    return texts
  }

  // News that are just coming or fading are nobody's to read: nothing does so while axe looks. What moves otherwise is
  // waited for; what turns for ever, as a loader does, isn't.
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
  // What passes isn't told: collecting that takes as long as looking. No rule needs style sheets loaded once more.
  const usual = { resultTypes: ['violations' as const], preload: false }
  const rules = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))
  const { violations } = await run(document, { ...usual, rules })
  const texts = newTexts()
  const include = [...texts.values()]
  const coloured = include.length === 0 ? [] : (await run({ include }, { ...usual, runOnly: COLOURS })).violations
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still)
  return {
    found: [...violations, ...coloured].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    looks: [...texts.keys()],
  }
}
