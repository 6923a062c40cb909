import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The engine's own parser accepts nearly everything, uses the machine's time zone, and shifts days that don't exist. */
const GUESSES = /\bDate\.parse\(|\bnew Date\((?:`|'|"|iso\b|text\b|day\b)/

it('text becomes a time by the rules of shared/domain/values/dates.ts alone, never by Date.parse', () => {
  const files = globSync('src/{shared,main,preload,renderer}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => GUESSES.test(readFileSync(file, 'utf8')))).toEqual([])
})
