import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FuseState, getCurrentFuseWire } from '@electron/fuses'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setFuses } from '../../../tools/packaging/fuses.ts'
import { licences } from '../../../tools/packaging/licences.ts'
import { standInElectron } from '../../../tools/packaging/stand-in.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-packaging-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the fuses of the executable', () => {
  const order = [
    ['runs as Node', FuseState.DISABLE],
    ['encrypts cookies', FuseState.ENABLE],
    ['obeys NODE_OPTIONS', FuseState.DISABLE],
    ['can be debugged by an argument', FuseState.DISABLE],
    ['checks the archive', FuseState.ENABLE],
    ['loads from the archive only', FuseState.ENABLE],
    ['has a snapshot of its own', FuseState.DISABLE],
    ['gives file: pages privileges', FuseState.DISABLE],
    ['traps in WebAssembly', FuseState.ENABLE],
  ] as const

  it('are set, every one of the nine', async () => {
    const executable = join(standInElectron(join(folder, 'electron'), '1.0.0'), 'electron')
    await setFuses(executable)
    const { version, ...wire } = await getCurrentFuseWire(executable)
    expect(version).toBe('1')
    expect(Object.values(wire)).toEqual(order.map(([, state]) => state))
  })
})

describe('the licences in the package', () => {
  const text = licences(process.cwd())

  it.each(['react', 'axios', 'better-sqlite3', '@mantine/core'])('name %s, which ships', (name) => {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
  })

  it.each(['vitest', 'electron-builder'])('leave out %s, which does not', (name) => {
    expect(text).not.toMatch(new RegExp(`^${name} \\d`, 'm'))
  })
})
