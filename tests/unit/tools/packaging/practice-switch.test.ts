import { expect, it } from 'vitest'
import { practiceSwitch } from '../../../../tools/packaging/practice-switch.ts'

it('the practice portal is in a build, unless it is switched off', () => {
  expect(practiceSwitch({})).toBe('on')
  expect(practiceSwitch({ STOREDESK_PRACTICE: 'on' })).toBe('on')
  expect(practiceSwitch({ STOREDESK_PRACTICE: 'off' })).toBe('off')
})

it.each(['', 'no', 'Off'])('a slip such as “%s” stops the build', (value) => {
  expect(() => practiceSwitch({ STOREDESK_PRACTICE: value })).toThrow('it must be on or off')
})
