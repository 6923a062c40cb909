import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
