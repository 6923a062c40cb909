import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'

test('every sentence has a name of its own, over all areas, and every area is composed', async () => {
  const files = globSync('src/shared/messages/*.ts').filter((file) => !/(?:glossary|all)\.ts$/.test(file))
  const areas = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../../${file}`)))
  const names = areas.flatMap((area) => Object.values(area).flatMap((one) => Object.keys(one as object)))
  expect(names.toSorted()).toEqual(Object.keys(messages).toSorted())
})

/** Messages whose count is never 1, or refers to a part of several. */
const NEVER_ONE: ReadonlySet<string> = new Set([
  'documentTooLong',
  'assistWorking',
  'passwordDigits',
  'listTooLongForPaper',
  'someLeftOut',
  'severalInCart',
  'watchSeveral',
  'noticesNotMarked',
  'fieldTooShort',
  'fieldTooLong',
  'csvTooManyRows',
  'workbookTooManySheets',
  'workbookTooManyCells',
  'rowGap',
  'templateTooLong',
])

/** Words after a placeholder that aren't nouns, or whose placeholder isn't a count. */
const NO_NOUNS = /^(?:is|was|has|waits|belongs)$/

test('a count comes with its noun, so that one thing is one: no sentence has a noun for several behind a brace', () => {
  const plural = Object.entries(messages).filter(([name, text]) => {
    const found = [...text.matchAll(/\{\w+\} (?:more )?([a-z]+s)\b/g)].filter(([, noun = '']) => !NO_NOUNS.test(noun))
    return found.length > 0 && !NEVER_ONE.has(name)
  })
  expect(plural).toEqual([])
})
