import { describe, expect, test } from 'vitest'
import { createPortalClock } from '../../../../src/main/portal/portal-clock.ts'

const PORTAL = Date.parse('2026-04-05T10:00:00.000Z')
const MINUTE = 60_000
const DAY = 1440 * MINUTE

describe('the portal’s time', () => {
  test('is this computer’s until an answer came, and where no answer names it', () => {
    const clock = createPortalClock(
      () => 42,
      () => 0,
    )
    expect(clock.now()).toBe(42)
    for (const date of [undefined, '', 'yesterday', 7]) clock.observe(date)
    expect(clock.now()).toBe(42)
  })

  test.each([2 * MINUTE, DAY, -DAY])('is the portal’s on a computer whose clock is wrong by %i ms', (wrong) => {
    let passed = 0
    const clock = createPortalClock(
      () => PORTAL + wrong + passed,
      () => passed,
    )
    clock.observe(new Date(PORTAL).toUTCString())
    passed = 7 * MINUTE
    expect(Math.abs(clock.now() - (PORTAL + passed))).toBeLessThanOrEqual(1_000)
  })

  test('goes on evenly when this computer’s clock is set', () => {
    let wall = PORTAL
    const clock = createPortalClock(
      () => wall,
      () => 0,
    )
    clock.observe(new Date(PORTAL).toUTCString())
    wall += DAY
    expect(Math.abs(clock.now() - PORTAL)).toBeLessThanOrEqual(1_000)
  })
})
