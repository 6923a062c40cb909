/** docs/dependencies.md lists exactly the packages of package.json, and says of each if it is maintained. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const names = z.record(z.string(), z.string())
const { dependencies, devDependencies, optionalDependencies } = z
  .object({ dependencies: names, devDependencies: names, optionalDependencies: names })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const ranges = { ...dependencies, ...devDependencies, ...optionalDependencies }

/** The sections of the page, by their headings, each with the cells of its rows. */
const sections = new Map(
  readFileSync('docs/dependencies.md', 'utf8')
    .split(/^## /m)
    .map((section) => {
      const rows = section.split('\n').filter((line) => line.startsWith('| `'))
      const cells = rows.map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      return [section.split('\n')[0] ?? '', cells] as const
    }),
)
const rowsOf = (heading: string) => sections.get(heading) ?? []
const packagesIn = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const namesIn = (heading: string): readonly string[] => rowsOf(heading).flatMap(([cell]) => packagesIn(cell))

it('the page names each dependency once, those of the program apart from those of its tools', () => {
  const inProgram = Object.keys({ ...dependencies, ...optionalDependencies })
  expect([...namesIn('In the program')].sort()).toEqual(inProgram.toSorted())
  expect([...namesIn('To build and to test it')].sort()).toEqual(Object.keys(devDependencies).sort())
})

it('each is for something, alive within a year, or has what would take its place', () => {
  for (const [name, what, newest = '', alive, instead] of [
    ...rowsOf('In the program'),
    ...rowsOf('To build and to test it'),
  ]) {
    expect(what, name).toMatch(/\w/)
    expect(newest, name).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(alive, name).toBe(newest >= '2025-11-28' ? 'yes' : 'no')
    expect(instead === '–', name).toBe(alive === 'yes')
  }
})

it('what is held to a minor version, or to Node’s, is told with the reason', () => {
  const held = Object.entries(ranges).flatMap(([name, range]) => (/^[~\d]/.test(range) ? [name] : []))
  expect([...namesIn('Held back')].sort()).toEqual([...held, '@types/node', 'node'].sort())
  for (const [cell, at = ''] of rowsOf('Held back'))
    for (const name of packagesIn(cell)) expect(ranges[name]?.startsWith(at), name).toBe(true)
})
