import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import {
  type BadgePerson,
  badgeDesign,
  badgeSheets,
  buildBadges,
  copiesOf,
  DESIGNATION_NAMES,
  initialsOf,
  refusePerson,
  refusePersons,
  usedPart,
} from '../../../../../src/shared/domain/papers/badges.ts'
import { DESIGNATIONS } from '../../../../../src/shared/reference.ts'
import { CONCEPTS, store } from '../../../../support/builders.ts'

const { badges } = readReference()
const SIGNAGES = [
  'Babyhug',
  'Cutewalk',
  'Pine Kids',
  'Play Nation',
  'Factory Outlet',
  'Photoshoot',
  'International',
  'Firstcry',
  'Firstcry 0-12',
  'Firstcry 6-12',
] as const

const of = (concept: string, signage: string) => store({ fcf: { ...store().fcf, concept, signage } })
const designOf = (concept: string, signage: string) => badgeDesign(of(concept, signage), badges)
const person = (more: Partial<BadgePerson> = {}): BadgePerson => ({
  name: 'Anaya Sharma',
  designation: 'cashier',
  picture: undefined,
  copies: 1,
  ...more,
})

test.each([
  ['', 1],
  ['-', 1],
  [0, 1],
  ['05', 5],
  [1, 1],
  [19, 19],
  [20, 19],
  ['99999999999999999999', 19],
] as const)('%j typed as copies is %i', (typed, copies) => {
  expect(copiesOf(typed)).toBe(copies)
})

describe('designations', () => {
  test('are those of a store', () => {
    const offered = designOf('FOFO', 'Firstcry').designations.map((designation) => DESIGNATION_NAMES[designation])
    expect(offered).toEqual([
      'Store Manager',
      'CRO-Service Expert',
      'Sr. CRO',
      'Assistant Manager',
      'Cashier',
      'Floor Manager',
    ])
  })
  test.each(['Pine Kids', 'Play Nation'])(
    'have no floor manager under the signage %s, regardless of the concept',
    (signage) => {
      for (const concept of [...CONCEPTS, 'ANOTHER']) {
        const { designations } = designOf(concept, signage)
        expect(designations).toEqual(DESIGNATIONS.filter((designation) => designation !== 'floorManager'))
      }
    },
  )
  test.each(SIGNAGES.filter((signage) => signage !== 'Pine Kids' && signage !== 'Play Nation'))(
    'have one under %s',
    (signage) => {
      for (const concept of CONCEPTS) expect(designOf(concept, signage).designations).toContain('floorManager')
    },
  )
  test('that a store doesn’t have are refused, also when they come in another way than by the form', () => {
    const people = [person({ designation: 'floorManager' })]
    expect(buildBadges(people, of('FC', 'Play Nation'), badges)).toEqual({ ok: false, why: 'badgeDesignationMissing' })
    expect(buildBadges(people, of('FC', 'Firstcry'), badges).ok).toBe(true)
  })
})

/** As WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

describe('the layout', () => {
  test('is driven by the signage, which brings brand and colours, and by the concept', () => {
    expect(designOf('FC', 'Firstcry').wordmark).not.toBe(designOf('FC', 'Babyhug').wordmark)
    expect(designOf('FC', 'Firstcry').colours).not.toEqual(designOf('FC', 'Babyhug').colours)
    expect(designOf('FC', 'Firstcry').arrangement).toBe('banded')
    expect(designOf('COCO', 'Firstcry').arrangement).toBe('plain')
    expect(designOf('BABYHUG', 'Babyhug').arrangement).toBe('playful')
    expect(designOf('FC', 'Play Nation').arrangement).toBe('playful')
  })
  test('is there for every concept and signage, by name, and for others', () => {
    for (const concept of CONCEPTS) expect(badges.concepts.some((one) => one.concept === concept)).toBe(true)
    for (const signage of SIGNAGES) expect(badges.signages.some((one) => one.signage === signage)).toBe(true)
    expect(designOf('', '').wordmark).toBe('StoreDesk')
  })
  test.each(badges.signages.map((one) => [one.signage ?? 'others', one.colours] as const))(
    'can be read under the signage %s',
    (_, { band, onBand, ground, ink, accent }) => {
      expect(contrast(band, onBand)).toBeGreaterThan(4.5)
      expect(contrast(ground, ink)).toBeGreaterThan(4.5)
      expect(contrast(ground, accent)).toBeGreaterThan(4.5)
    },
  )
})

test.each([
  [0, 'noOfPersons'],
  [-1, 'noOfPersons'],
  [1, undefined],
  [18, undefined],
  [19, 'noOfPersons'],
  [1.5, 'noOfPersons'],
  [Number.NaN, 'noOfPersons'],
  [undefined, 'noOfPersons'],
])('%s persons: %s', (count, why) => {
  expect(refusePersons(count)).toBe(why)
})

describe('sheets', () => {
  const sheetsOf = (...persons: BadgePerson[]) => badgeSheets(persons, of('FC', 'Firstcry'), badges).sheets

  test('take 19 badges each, in the order of the persons', () => {
    const persons = Array.from({ length: 18 }, (_, at) => person({ name: `Person ${at}`, copies: at === 0 ? 3 : 1 }))
    const [first = [], second = [], ...more] = sheetsOf(...persons)
    expect(more).toEqual([])
    expect([first.length, second.length]).toEqual([19, 1])
    expect(first.slice(0, 4).map(({ name }) => name)).toEqual(['Person 0', 'Person 0', 'Person 0', 'Person 1'])
    expect(second.map(({ name }) => name)).toEqual(['Person 17'])
  })
  test('of 18 persons with one badge each are one', () => {
    expect(sheetsOf(...Array.from({ length: 18 }, () => person()))).toHaveLength(1)
  })
  test('show a person without a name yet, and are not built with one', () => {
    expect(sheetsOf(person({ name: ' ' }))[0]?.[0]).toMatchObject({ name: '', initials: '' })
    expect(buildBadges([person({ name: ' ' })], of('FC', 'Firstcry'), badges)).toEqual({
      ok: false,
      why: 'badgeNameMissing',
    })
    expect(buildBadges([], of('FC', 'Firstcry'), badges)).toEqual({ ok: false, why: 'noOfPersons' })
  })
  test('shorten the name of a store that is too long for a badge', () => {
    const { storeName } = badgeSheets([], { ...of('FC', 'Firstcry'), companyName: 'Sahyadri '.repeat(20) }, badges)
    expect(storeName).toHaveLength(40)
    expect(storeName.endsWith('…')).toBe(true)
  })
})

test('what a person lacks is told field by field', () => {
  const nobody = person({ name: '', designation: undefined })
  expect(refusePerson(nobody, DESIGNATIONS)).toEqual({
    name: 'badgeNameMissing',
    designation: 'badgeDesignationMissing',
  })
  expect(refusePerson(person(), DESIGNATIONS)).toEqual({ name: undefined, designation: undefined })
})

test.each([
  ['Anaya Sharma', 'AS'],
  ['anaya r. sharma', 'AS'],
  ['Jo', 'J'],
  ['Zoë Ångström', 'ZÅ'],
  ['आरव क्षत्रिय', 'आक्ष'],
  ["D'Souza-Fernandes, Maria", 'DM'],
  ['(Asha) Rao', 'R'],
  ['', ''],
  ['💐', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  [0, undefined],
  [1, { width: 63, height: 68.8 }],
  [3, { width: 161, height: 68.8 }],
  [4, undefined],
])('the sheet of %i badges is shown as far as it is used', (count, part) => {
  const badge = { name: 'Asha', initials: 'A', designation: 'Cashier', picture: undefined }
  const sheets = count === 0 ? [] : [Array.from({ length: count }, () => badge)]
  expect(usedPart({ sheets, storeName: '', design: designOf('FCCOCO', 'Firstcry') })).toEqual(part)
})
