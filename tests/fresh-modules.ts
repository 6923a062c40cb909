/**
 * Before each file of tests that share a process: one that puts something in a module's place gets modules of its own,
 * and leaves none of them to the next.
 */
import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

if (/^vi\.mock\(/m.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))) {
  vi.resetModules()
  afterAll(() => {
    vi.resetModules()
  })
}
