import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitting, type Place, placeAgain } from '../../../../src/main/desktop/place.ts'

const first = { x: 0, y: 0, width: 1366, height: 728 }
const right = { x: 1366, y: 0, width: 1920, height: 1040 }
/** To the left of the first one, and higher. */
const left = { x: -1280, y: -200, width: 1280, height: 984 }

const inside = (place: Place, area: Place) =>
  place.x >= area.x &&
  place.y >= area.y &&
  place.x + place.width <= area.x + area.width &&
  place.y + place.height <= area.y + area.height

describe('a window opens where it was', () => {
  it.each([
    ['on the only screen', { x: 10, y: 20, width: 1200, height: 700 }, [first]],
    ['on the second screen', { x: 1500, y: 100, width: 1366, height: 768 }, [first, right]],
    ['over both', { x: 900, y: 0, width: 1000, height: 700 }, [first, right]],
    ['left of the first', { x: -1200, y: -100, width: 1100, height: 700 }, [first, left]],
    ['with the frame that nobody sees over the edge', { x: -7, y: 0, width: 1380, height: 735 }, [first]],
  ])('%s', (_, last, areas) => {
    expect(placeAgain(last, areas, first)).toEqual(last)
  })
})

describe('on the nearest screen, wholly in sight', () => {
  it.each([
    [
      'its screen was unplugged',
      { x: 1500, y: 100, width: 1300, height: 700 },
      { x: 66, y: 28, width: 1300, height: 700 },
    ],
    ['its larger screen was', { x: 1400, y: 50, width: 1800, height: 1000 }, first],
    [
      'the screen on the left was',
      { x: -1200, y: -100, width: 1100, height: 700 },
      { x: 0, y: 0, width: 1100, height: 700 },
    ],
    [
      'its title bar was above the screen',
      { x: 0, y: -32, width: 1200, height: 700 },
      { x: 0, y: 0, width: 1200, height: 700 },
    ],
    ['half of it hung out', { x: 900, y: 300, width: 1000, height: 700 }, { x: 366, y: 28, width: 1000, height: 700 }],
    [
      'the screen shows everything larger now',
      { x: 0, y: 0, width: 1366, height: 768 },
      { x: 0, y: 0, width: 1093, height: 574 },
    ],
  ])('when %s', (_, last, place) => {
    const area = place.width === 1093 ? { x: 0, y: 0, width: 1093, height: 574 } : first
    expect(placeAgain(last, [area], area)).toEqual(place)
  })

  it('for any place and any screens', () => {
    const place = fc.record({
      x: fc.integer({ min: -10_000, max: 10_000 }),
      y: fc.integer({ min: -10_000, max: 10_000 }),
      width: fc.integer({ min: 1, max: 8000 }),
      height: fc.integer({ min: 1, max: 5000 }),
    })
    fc.assert(
      fc.property(place, fc.constantFrom(first, right, left), (last, area) => {
        const placed = placeAgain(last, [area], area)
        expect(placed === last || inside(placed, area)).toBe(true)
        expect(placed.width).toBeLessThanOrEqual(last.width)
        expect(placed.height).toBeLessThanOrEqual(last.height)
      }),
    )
  })
})

it('a size is cut to the area, and never grows', () => {
  expect(fitting({ width: 1366, height: 768 }, { width: 1093, height: 574 })).toEqual({ width: 1093, height: 574 })
  expect(fitting({ width: 1024, height: 720 }, { width: 3840, height: 2100 })).toEqual({ width: 1024, height: 720 })
})
