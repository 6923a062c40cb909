/** Accessibility checks with axe. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The address of axe on a test's own server: the browser compiles a served script once for all tests. */
export const AXE_ADDRESS = '/axe.js'
const served = new WeakSet<Page>()
export const servesAxe = (window: Page): void => void served.add(window)

/**
 * Text styles found legible so far in this process. Checking contrast takes axe twice as long as all its other rules, and most styles
 * recur.
 */
const legible = new Set<string>()

/** Checks the screen for problems with a screen reader, a keyboard or low vision. */
export async function expectAccessible(window: Page): Promise<void> {
  if (!(await window.evaluate(() => 'axe' in globalThis)))
    await (served.has(window) ? window.addScriptTag({ url: AXE_ADDRESS }) : window.evaluate(axe.source))
  const { found, looks } = await window.evaluate(look, [...legible].join(' '))
  expect(found).toEqual([])
  for (const one of looks) legible.add(one)
}

/** Runs in the page: returns each broken rule with its elements, and the new text styles as one string. */
async function look(known: string): Promise<{ found: readonly string[]; looks: readonly string[] }> {
  const { run }: typeof axe = Reflect.get(globalThis, 'axe')
  const COLOURS = ['color-contrast', 'link-in-text-block']
  const CLEAR = 'rgba(0, 0, 0, 0)'

  const layers = new Map<Element, string>()
  /** The backgrounds behind an element, from the inside out. */
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
  /** Short enough to be sent back and forth with each check. */
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
  /** Elements with new text styles, one of each. */
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

  // Stops transitions during the check, as half-faded text isn't meant to be read. Waits for finite animations; endless ones, such as a
  // loader's, are ignored.
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
  // Passed rules aren't reported, as collecting them takes as long as the check. No rule needs style sheets to be loaded again.
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
