import { describe, expect, test } from 'vitest'
import { COMMANDS, commandFor, commandNames, commandOf, isPressed, type Pressed } from '../../../src/shared/commands.ts'
import { ruleOf } from '../../../src/shared/domain/screens.ts'

const pressed = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
})
const ctrl = { ctrlKey: true }
const alt = { altKey: true }

describe('the table of commands', () => {
  test('no two mean the same by one key', () => {
    const keys = Object.values(COMMANDS).flatMap((command) => [...command.keys])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('what leads to a screen is called as the screen is', () => {
    for (const name of commandNames) {
      const { label, screen } = commandOf(name)
      if (screen !== undefined) expect(label).toBe(ruleOf(screen).title)
    }
  })

  test('every key of it is understood', () => {
    for (const name of commandNames) {
      for (const keys of commandOf(name).keys) {
        const parts = keys.split('+')
        const last = parts.at(-1) ?? ''
        const key = { Left: 'ArrowLeft', Right: 'ArrowRight' }[last] ?? last
        const held = {
          ctrlKey: parts.includes('Ctrl'),
          altKey: parts.includes('Alt'),
          shiftKey: parts.includes('Shift'),
        }
        expect(commandFor(pressed(key, held), false), keys).toBe(name)
      }
    }
  })
})

describe('a key', () => {
  test.each([
    ['Ctrl+K', 'palette', pressed('k', ctrl)],
    ['Ctrl+K with capitals locked', 'palette', pressed('K', ctrl)],
    ['F5', 'refresh', pressed('F5')],
    ['Ctrl+R', 'refresh', pressed('r', ctrl)],
    ['Alt+3', 'orderHistory', pressed('3', alt)],
    ['Alt+Left', 'back', pressed('ArrowLeft', alt)],
    ['? with Shift', 'shortcuts', pressed('?', { shiftKey: true })],
    ['/', 'search', pressed('/')],
    ['/ where it needs Shift', 'search', pressed('/', { shiftKey: true })],
  ] as const)('%s is %s', (_, command, event) => {
    expect(commandFor(event, false)).toBe(command)
  })

  test.each([
    ['k', pressed('k')],
    ['Ctrl+Shift+K', pressed('K', { ...ctrl, shiftKey: true })],
    ['Ctrl+Alt+K, as AltGr is', pressed('k', { ...ctrl, ...alt })],
    ['Win+K', pressed('k', { ...ctrl, metaKey: true })],
    ['3', pressed('3')],
    ['Enter', pressed('Enter')],
  ])('%s is none', (_, event) => {
    expect(commandFor(event, false)).toBeUndefined()
  })

  test('a sign is typed where one types; other keys work there, too', () => {
    expect(commandFor(pressed('/'), true)).toBeUndefined()
    expect(commandFor(pressed('?', { shiftKey: true }), true)).toBeUndefined()
    expect(commandFor(pressed('F1'), true)).toBe('shortcuts')
    expect(commandFor(pressed('k', ctrl), true)).toBe('palette')
  })

  test('is itself alone', () => {
    expect(isPressed('Ctrl+,', pressed(',', ctrl))).toBe(true)
    expect(isPressed('Ctrl+,', pressed(','))).toBe(false)
    expect(isPressed('F1', pressed('F1', { shiftKey: true }))).toBe(false)
  })
})
