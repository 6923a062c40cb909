import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchElectron } from '../../../tools/bootstrap/electron.mjs'
import { installedAsLocked } from '../../../tools/bootstrap/modules.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storedesk-bootstrap-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, packages: Record<string, object>) =>
  writeFileSync(join(root, path), JSON.stringify({ packages }))
const locked = (packages: Record<string, object>) => write('package-lock.json', packages)
const installed = (packages: Record<string, object>) => write('node_modules/.package-lock.json', packages)

describe('packages are installed as locked', () => {
  it('when every version is the locked one', () => {
    locked({ '': { version: '0.1.0' }, 'node_modules/a': { version: '1.0.0' } })
    installed({ 'node_modules/a': { version: '1.0.0' } })
    expect(installedAsLocked(root)).toBe(true)
  })
  it('also without what is optional', () => {
    locked({ 'node_modules/keychain': { version: '1.0.0', optional: true } })
    installed({})
    expect(installedAsLocked(root)).toBe(true)
  })
  it('also without the workspaces, which nothing imports by name', () => {
    locked({ 'packages/a': {}, 'node_modules/@storedesk/a': { resolved: 'packages/a', link: true } })
    installed({})
    expect(installedAsLocked(root)).toBe(true)
  })
  it('not when one is older', () => {
    locked({ 'node_modules/a': { version: '1.0.1' } })
    installed({ 'node_modules/a': { version: '1.0.0' } })
    expect(installedAsLocked(root)).toBe(false)
  })
  it('not when one is missing', () => {
    locked({ 'node_modules/a': { version: '1.0.0' } })
    installed({})
    expect(installedAsLocked(root)).toBe(false)
  })
  it('not after an installation that was cut short', () => {
    locked({})
    expect(installedAsLocked(root)).toBe(false)
  })
})

// The test's own program replaces the project's Node, as there is none to write on Windows.
describe.skipIf(process.platform === 'win32')('Electron’s binary', () => {
  const pinnedNode = (does: string) => {
    const bin = join(root, 'node_modules', 'node', 'bin')
    mkdirSync(bin, { recursive: true })
    mkdirSync(join(root, 'node_modules', 'electron', 'dist'), { recursive: true })
    writeFileSync(join(bin, 'node'), `#!/bin/sh\n${does}\n`, { mode: 0o755 })
  }
  beforeEach(() => {
    vi.stubEnv('STOREDESK_NO_ELECTRON', '')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  it('is fetched by the project’s Node, from any other', () => {
    pinnedNode('cd "$(dirname "$1")" && printf app > path.txt && touch dist/app')
    expect(fetchElectron(root)).toBe(true)
  })
  it('is done without where it can’t be fetched, and asked for no more today', () => {
    pinnedNode('echo once >> "$(dirname "$1")/asked"; exit 1')
    expect([fetchElectron(root), fetchElectron(root)]).toEqual([false, false])
    expect(readFileSync(join(root, 'node_modules', 'electron', 'asked'), 'utf8')).toBe('once\n')
  })
})
