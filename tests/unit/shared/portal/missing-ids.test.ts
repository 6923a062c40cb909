/** An id that the portal doesn't send is absent, never 0: a 0 would be sent, or stand for another id. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lists } from '../../../../src/shared/lists.ts'
import { me } from '../../../../src/shared/portal/areas/session.ts'
import { calls } from '../../../../src/shared/portal/calls.ts'
import { readAnswer } from '../../../../src/shared/portal/rows.ts'
import { store } from '../../../support/builders.ts'
import { contextOf } from '../lists/rows-of.ts'

const PORTAL = join(import.meta.dirname, '../../../../src/shared/portal')

test('no field that is an id falls back to a number', () => {
  const files = readdirSync(PORTAL, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const falling = files.filter((file) => /\borElse\(\s*id(?:InUrl)?\b/.test(readFileSync(join(PORTAL, file), 'utf8')))
  expect(files.length).toBeGreaterThan(20)
  expect(falling).toEqual([])
})

test('a store’s number and its staff’s are absent where they aren’t told', () => {
  const of = (fcf: unknown) => readAnswer(me.pick({ fcf: true }), { fcf }).parsed.data?.fcf
  expect(of(undefined)).toEqual({ concept: '', signage: '', subregion: '' })
  expect(of({ concept: 'FOFO' })?.id).toBeUndefined()
  expect(of({ id: '900' })?.id).toBe(900)
  const staff = readAnswer(calls.scores.staff.spec.answer, [{ id: 'S-1', name: 'Asha' }]).parsed.data
  expect(staff).toMatchObject([{ id: 'S-1', franchisee: {} }])
  expect(JSON.stringify(staff)).not.toContain('fcfid')
})

describe('what is asked for by a store’s number that isn’t told', () => {
  const context = { ...contextOf(), store: store({ fcf: { concept: 'FOFO', signage: '', subregion: '' } }) }

  test.each(['storePerformance', 'recognitionIncentives', 'cmpIncentives', 'academicIncentives'] as const)(
    'isn’t asked for: %s',
    (name) => {
      const list = lists[name]
      expect(list.refuses?.({}, context, '/2026-11/S-1')).toBe('storeNumberUntold')
      expect(list.refuses?.({}, contextOf(), '900/2026-11/S-1')).toBeUndefined()
      const query = { filters: {}, page: 1, size: 1, subject: '/2026-11/S-1', context }
      expect(() => list.asks(query)).toThrow(RangeError)
    },
  )
})
