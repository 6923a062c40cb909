/** The registries that are written from the folders are those of today's folders. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REGISTRIES, textOf } from '../../../tools/areas/registries.ts'

describe.each(REGISTRIES)('$file', (registry) => {
  test('is up to date: `npm run areas` writes it', () => {
    expect(readFileSync(registry.file, 'utf8')).toBe(textOf(registry))
  })

  test('has parts', () => expect(textOf(registry).match(/^import/gm)?.length).toBeGreaterThan(4))
})

test('an export that belongs to no registry is none of its parts', () => {
  const lists = REGISTRIES.find(({ file }) => file.includes('shared/lists'))
  expect(lists && textOf(lists)).not.toContain('ledgerAsked')
  const calls = REGISTRIES.find(({ file }) => file.includes('shared/portal'))
  expect(calls && textOf(calls)).not.toContain('order-placing')
})
