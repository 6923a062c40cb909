/** Requests that the page may not send: from elsewhere, under another name, or too large. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sender } from '../../src/main/dispatch.ts'
import { ENTRIES, type Examples, isEntry } from '../support/bridge-examples.ts'
import { ourPage } from '../support/whole-app.ts'
import { badRequest, inTime } from './judge.ts'
import { openedApp, RUNS } from './opened.ts'
import { names } from './payloads.ts'

const opened = openedApp()
let valid: Examples
beforeAll(async () => {
  valid = await opened().examples()
})

describe('an entry', () => {
  it.each(ENTRIES)('%s refuses fifty megabytes', async (name) => {
    const bulk = [new Uint8Array(50 * 1024 * 1024), 'x'.repeat(25 * 1024 * 1024)]
    const [example] = valid[name]
    const more = typeof example === 'object' ? bulk.map((bytes) => ({ ...example, more: bytes })) : []
    for (const payload of [...bulk, ...more]) {
      expect(await inTime(opened().app.dispatch(ourPage, name, payload))).toEqual(badRequest)
    }
  })
})

describe('a name that isn’t in the table', () => {
  it('is refused, with any payload', async () => {
    await fc.assert(
      fc.asyncProperty(names, fc.anything(), async (name, payload) => {
        fc.pre(!(typeof name === 'string' && isEntry(name)))
        expect(await opened().app.dispatch(ourPage, name, payload)).toEqual(badRequest)
      }),
      { numRuns: RUNS },
    )
  })
})

const STRANGERS: readonly (readonly [string, Sender | undefined])[] = [
  ['a frame that is gone', undefined],
  ['a window that isn’t ours', { ...ourPage, isKnown: false }],
  ['a frame within our page', { ...ourPage, isTop: false }],
  ...[
    '',
    'about:blank',
    'about:srcdoc',
    'https://portal/',
    'http://portal/',
    'file:///app/portal/index.html',
    'data:text/html,app://portal/',
    'app://portal.evil.example/',
    'app://portal:443/',
    'app://evil/portal',
    'app://evil@portal.example/',
    'app:portal',
    'apps://portal/',
    'blob:app://portal/1',
    'javascript:app://portal/',
    'not an address',
  ].map((url) => [`a page at ${JSON.stringify(url)}`, { ...ourPage, url }] as const),
]

describe('a stranger', () => {
  it.each(STRANGERS)('%s is refused at every entry, and nothing happens', async (_, sender) => {
    const before = opened().effects()
    for (const name of ENTRIES) {
      const [payload] = valid[name]
      expect(await opened().app.dispatch(sender, name, payload)).toEqual(badRequest)
    }
    expect(opened().effects()).toEqual(before)
  })
})
