/** The rules for the portal's home page. */
import { describe, expect, test } from 'vitest'
import { hasArsTiles } from '../../../../../src/shared/domain/people/access.ts'
import { bannerPicture } from '../../../../../src/shared/domain/people/banners.ts'
import { runningDiscounts } from '../../../../../src/shared/domain/pricing/discounts.ts'
import { CONCEPTS, store } from '../../../../support/builders.ts'

describe('the tiles of automatic replenishment', () => {
  const of = (concept: string, enableARS = true) => hasArsTiles(store({ enableARS, fcf: { ...store().fcf, concept } }))

  test('are for every concept but coco, with the flag', () => {
    expect(CONCEPTS.filter((concept) => !of(concept))).toEqual(['COCO'])
    expect(CONCEPTS.filter((concept) => of(concept, false))).toEqual([])
  })

  test.each(['', ' ', 'coco', 'Coco', ' COCO '])('are not for the concept %j', (concept) => {
    expect(of(concept)).toBe(false)
  })
})

describe('a banner’s picture', () => {
  test.each([
    'banners/3.png',
    'pictures/banners/3.png',
    '/pictures/banners/3.png',
    'https://portal.example.in/pictures/banners/3.png',
  ])('%s is fetched by main', (image) => {
    expect(bannerPicture(image)).toBe('/pictures/banners/3.png')
  })

  test.each([
    '',
    'banners/../api/users/me',
    'banners/3.svg',
    'banners/x.png',
    'banners/12345678901.png',
    'banners/3.png?size=1',
    'xbanners/3.png',
    'javascript:alert(1)',
  ])('%j is none', (image) => {
    expect(bannerPicture(image)).toBeUndefined()
  })
})

describe('discounts today', () => {
  const TODAY = '2026-11-20'
  const names = (discounts: readonly { name: string; fromDate?: string; toDate?: string }[]) =>
    runningDiscounts(discounts, TODAY).map(({ name }) => name)

  test('hold from their first day to their last, by India’s midnight', () => {
    expect(
      names([
        { name: 'from today', fromDate: TODAY },
        { name: 'until today', toDate: TODAY },
        { name: 'from midnight', fromDate: '2026-11-19T18:30:00Z' },
        { name: 'until yesterday', toDate: '2026-11-19T18:29:59Z' },
        { name: 'from tomorrow', fromDate: '2026-11-20T18:30:00Z' },
        { name: 'some day', fromDate: 'soon' },
      ]),
    ).toEqual(['until today', 'from today', 'from midnight'])
  })

  test('the one that ends first comes first', () => {
    expect(
      names([{ name: 'always' }, { name: 'long', toDate: '2027-01-01' }, { name: 'short', toDate: TODAY }]),
    ).toEqual(['short', 'long', 'always'])
  })
})
