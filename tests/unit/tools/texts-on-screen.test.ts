/**
 * The bench and the tasks wait for texts on the screen, in runs that aren’t started each day: each text that they name must occur in the
 * app, or they would wait in vain after it changes there.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const sourcesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'))

/** A text in quotes, or the plain beginning of a pattern: `'Place order'`, `/^Place order/`. */
const NAMED =
  /(?:getBy(?:Text|Label|Placeholder|AltText)\(|\bname: |\blabel: |\bready: |\bGRID = )(?:'([A-Z][^'\d]+)'|\/\^?([A-Z][A-Za-z ,’]+))/g

/** Composed in the app, or drawn by the bench itself. */
const COMPOSED = ['Approved: choose a period', 'Ordered from', 'Search by hand']

it('occur in the app', () => {
  const app = sourcesOf('src/**/*.{ts,tsx}').join('\n')
  const named = sourcesOf('packages/{bench,tasks}/*.ts').flatMap((source) =>
    [...source.matchAll(NAMED)].map(([, text = '', beginning = text]) => beginning.trim()),
  )
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((text) => !app.includes(text) && !COMPOSED.includes(text))).toEqual([])
})
