import { expect, test } from 'vitest'
import { callNames, findCall } from '../../../../src/shared/portal/calls.ts'

test('a call with a fixed path comes before one whose parameter would match it', () => {
  const paths = callNames.map((name) => findCall(name)?.path ?? '')
  const matches = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path) && pattern !== path
  const wrong = paths.flatMap((path, at) =>
    paths.slice(at + 1).filter((later) => !later.includes(':') && matches(path, later)),
  )
  expect(wrong).toEqual([])
})
