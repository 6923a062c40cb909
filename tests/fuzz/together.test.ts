/** Many requests at once. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse } from '../../src/shared/errors.ts'
import { ENTRIES, type Examples } from '../support/bridge-examples.ts'
import { ourPage } from '../support/whole-app.ts'
import { inTime, judge } from './judge.ts'
import { openedApp } from './opened.ts'
import { payloads } from './payloads.ts'

const opened = openedApp()
let valid: Examples
beforeEach(async () => {
  valid = await opened().examples()
})

describe('at once', () => {
  it('any entries, with anything', async () => {
    const asks = fc.sample(fc.constantFrom(...ENTRIES), 400).map((name) => {
      const [payload] = fc.sample(payloads(valid[name]), 1)
      return inTime(opened().app.dispatch(ourPage, name, payload))
    })
    for (const answer of await Promise.all(asks)) judge(answer)
  })

  it('four files dropped on one cart: one is read, the others wait their turn', async () => {
    const [file] = valid['import.read']
    const answers = await Promise.all([1, 2, 3, 4].map(() => opened().app.dispatch(ourPage, 'import.read', file)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error).toEqual(refuse('importRunning').error)
    }
  })
})
