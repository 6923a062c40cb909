import { expect, test } from 'vitest'
import { destinationOf, type ScanPlace } from '../../../../../src/shared/domain/scanning/scan-destination.ts'

const NOWHERE: ScanPlace = { isSearch: false, isCovered: false, isField: false, isForm: false, isTaking: false }

test.each<readonly [Partial<ScanPlace>, string]>([
  [{ isTaking: true }, 'screen'],
  [{ isTaking: true, isField: true, isForm: true }, 'screen'],
  [{ isTaking: true, isSearch: true, isField: true }, 'search'],
  [{ isTaking: true, isCovered: true }, 'covered'],
  [{ isCovered: true, isField: true }, 'field'],
  [{ isCovered: true, isField: true, isForm: true, isTaking: true }, 'fieldOnly'],
  [{ isField: true }, 'field'],
  [{}, 'nowhere'],
])('%j is %s', (place, destination) => {
  expect(destinationOf({ ...NOWHERE, ...place })).toBe(destination)
})
