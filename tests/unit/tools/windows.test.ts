import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesIn } from '../../../tools/suite/windows.ts'
import { integrityOf, windowsPath } from '../../../tools/suite/windows-node.ts'
import { tableOf } from '../../../tools/suite/windows-table.ts'
import { readResults } from '../../windows/result.ts'

const lines = (...all: readonly object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('')

describe('results of the Windows stage', () => {
  const text = lines(
    { cases: ['one', 'two', 'three'] },
    { name: 'one', ms: 1200, before: 'old', after: 'new' },
    { name: 'two', ms: 40, problem: 'Error: EBUSY\n    at here' },
  )

  it('are one for each case; one without a line didn’t come to its end', () => {
    const [one, two, three] = readResults(text, 'its process ended with 1.')
    expect(one).toEqual({ name: 'one', seconds: 1.2, seen: { before: 'old', after: 'new' }, problem: undefined })
    expect(two?.problem).toContain('EBUSY')
    expect(three?.problem).toBe("It didn't come to its end: its process ended with 1.")
  })

  it('name what went wrong outside of all cases', () => {
    const more = lines(
      { cases: ['one'] },
      { name: 'one', ms: 1, before: '', after: '' },
      { name: 'unhandled', ms: 0, problem: 'x' },
    )
    expect(readResults(more, '').map(({ name, problem }) => [name, problem])).toEqual([
      ['one', undefined],
      ['unhandled', 'x'],
    ])
  })

  it('are a table of a line each, with before and after', () => {
    expect(tableOf(readResults(text, 'killed')).split('\n')).toEqual([
      '✓   1.2 s  one | old → new',
      '✗   0.0 s  two | Error: EBUSY',
      "✗   0.0 s  three | It didn't come to its end: killed",
    ])
  })
})

it('a package is known by the sum that npm writes', () => {
  expect(integrityOf(new TextEncoder().encode('abc'))).toBe(
    'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==',
  )
})

it('a path of this machine is one of drive Z', () => {
  expect(windowsPath('/tmp/a b')).toBe('Z:/tmp/a b')
})

it('a name with a colon is found, in any folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-windows-'))
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep', 'good.db'), '')
  expect(namesIn(folder).problem).toBeUndefined()
  writeFileSync(join(folder, 'deep', 'orders.db.damaged-10:30'), '')
  expect(namesIn(folder).problem).toContain('10:30')
})
