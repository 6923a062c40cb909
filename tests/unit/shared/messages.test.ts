import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'

test('every sentence has a name of its own, over all areas, and every area is composed', async () => {
  const files = globSync('src/shared/messages/*.ts').filter((file) => !file.endsWith('glossary.ts'))
  const areas = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../../${file}`)))
  const names = areas.flatMap((area) => Object.values(area).flatMap((one) => Object.keys(one as object)))
  expect(names.toSorted()).toEqual(Object.keys(messages).toSorted())
})
