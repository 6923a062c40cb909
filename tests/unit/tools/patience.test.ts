/** A slow machine is no failure: what ends a test that hangs stands in the two configurations, and no test has a shorter limit. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import playwright from '../../../playwright.config.ts'
import vitest from '../../../vitest.config.ts'

const MINUTE = 60_000
/** Ten times what the longest test takes on a quiet machine. */
const LEAST = 4 * MINUTE

describe('limits of time', () => {
  it('are at least ten times what the longest test takes', () => {
    const { testTimeout = 0, hookTimeout = 0, expect: expecting } = vitest.test ?? {}
    expect(Math.min(testTimeout, hookTimeout, playwright.timeout ?? 0)).toBeGreaterThanOrEqual(LEAST)
    expect(Math.min(expecting?.poll?.timeout ?? 0, playwright.expect?.timeout ?? 0)).toBeGreaterThanOrEqual(MINUTE)
  })

  it('of its own has no test but the storm, which may take an hour', () => {
    const files = globSync('tests/{unit,contract,integration,paper,host,packaging,fault,fuzz}/**/*.ts')
    const OWN =
      /\btestTimeout\b|\bhookTimeout\b|\bvi\.wait(?:For|Until)\(|\btimeout: [\d_]+|^ *\}, [\d_]+\)$|^ *[\d_]+,\n\)/m
    const own = files.filter((file) => OWN.test(readFileSync(file, 'utf8'))).map((file) => file.replaceAll('\\', '/'))
    expect(own.filter((file) => file !== 'tests/unit/tools/patience.test.ts')).toEqual(['tests/fault/storm.test.ts'])
  })
})
