import { describe, expect, it } from 'vitest'
import states from '../../../../../resources/reference/states.json' with { type: 'json' }
import { sameState, stateCodeOf } from '../../../../../src/shared/domain/values/states.ts'

describe('a state', () => {
  it.each(states.filter(({ displayName }) => displayName !== 'Other'))(
    '$displayName has code $stateCode, as on papers',
    (state) => {
      expect(stateCodeOf(state.displayName)).toBe(state.stateCode)
      expect(stateCodeOf(`${state.stateCode}-${state.displayName.toUpperCase()}`)).toBe(state.stateCode)
      expect(stateCodeOf(`${state.displayName} (${state.stateCode})`)).toBe(state.stateCode)
      expect(stateCodeOf(state.stateCode)).toBe(state.stateCode)
    },
  )

  it.each([
    ['Andaman & Nicobar Islands', '35'],
    ['andaman and nicobar', '35'],
    ['Jammu & Kashmir', '01'],
    ['J & K', '01'],
    ['Orissa', '21'],
    ['Pondicherry', '34'],
    ['Uttaranchal', '05'],
    ['NCT OF DELHI', '07'],
    ['New Delhi', '07'],
    ['Tamilnadu', '33'],
    ['TAMIL-NADU', '33'],
    ['Dadra & Nagar Haveli', '26'],
    ['Daman & Diu', '26'],
    ['Port Blair', '35'],
    ['MH', '27'],
    ['27', '27'],
    ['7', '07'],
    ['99', undefined],
    ['Other', undefined],
    ['Atlantis', undefined],
    ['', undefined],
  ])('%s has code %s', (name, code) => {
    expect(stateCodeOf(name)).toBe(code)
  })

  it('is the same by any of its names, and another where both are known', () => {
    expect(sameState('Andaman & Nicobar Islands', 'Andaman and Nicobar Islands')).toBe(true)
    expect(sameState('Orissa', '21 Odisha')).toBe(true)
    expect(sameState('Maharashtra', ' maha rashtra ')).toBe(true)
    expect(sameState('Maharashtra', 'Karnataka')).toBe(false)
    expect(sameState('Andhra Pradesh', 'Telangana')).toBe(false)
  })

  it('that no table knows is unknown, not another one', () => {
    expect(sameState('Atlantis', 'Maharashtra')).toBeUndefined()
    expect(sameState('', 'Maharashtra')).toBeUndefined()
    expect(sameState('', '')).toBeUndefined()
    expect(sameState('Atlantis', ' ATLANTIS ')).toBe(true)
  })
})
