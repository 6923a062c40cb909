import { describe, expect, it } from 'vitest'
import { licences } from '../../tools/packaging/licences.ts'

describe('the licences in the package', () => {
  const text = licences(process.cwd())

  it.each(['react', 'axios', 'better-sqlite3', '@mantine/core'])('name %s, which ships', (name) => {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
  })

  it.each(['vitest', 'electron-builder'])('leave out %s, which does not', (name) => {
    expect(text).not.toMatch(new RegExp(`^${name} \\d`, 'm'))
  })
})
