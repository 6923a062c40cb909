import { describe, expect, it } from 'vitest'
import { touchedBy } from '../../../tools/suite/changed.ts'

describe('the tests that a change requires', () => {
  it('of pages: nothing when only words about them changed', () => {
    expect(touchedBy(['README.md', 'docs/architecture.md'])).toEqual({ component: [], e2e: [], smoke: false })
  })
  it('an area’s own tests and the walks over lists and screens, when only what draws or answers for it changed, and the walk through the app', () => {
    expect(touchedBy(['src/renderer/screens/notices/notices.tsx', 'src/practice/areas/cart/calls.ts'])).toEqual({
      component: ['notices', 'cart', 'lists', 'shell'].map((area) => `tests/component/${area}/`),
      e2e: [],
      smoke: true,
    })
  })
  it.each([
    'src/shared/domain/money.ts',
    'src/renderer/parts/page.tsx',
    'src/main/session/session-service.ts',
    'resources/reference/pricing.json',
  ])('everything that is drawn when %s did', (path) => {
    expect(touchedBy([path])).toEqual({ component: 'all', e2e: [], smoke: true })
  })
  it('tests themselves, and all that stand on what they share', () => {
    expect(touchedBy(['tests/e2e/order.spec.ts', 'tests/component/lists/shown.spec.ts'])).toEqual({
      component: ['tests/component/lists/shown.spec.ts'],
      e2e: ['tests/e2e/order.spec.ts'],
      smoke: true,
    })
    expect(touchedBy(['tests/support/pages/steps.ts'])).toMatchObject({ component: 'all' })
  })
})
