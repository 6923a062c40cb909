import { describe, expect, it } from 'vitest'
import { createChosenPictures } from '../../../../src/main/paper/chosen-pictures.ts'
import { forgetPictures } from '../../../../src/main/paper/picture-handlers.ts'
import type { SessionState } from '../../../../src/shared/bridge/session.ts'
import { JPEG, joined, PNG } from '../../../support/picture-files.ts'
import { store } from '../../../support/stock-portal.ts'

/** A different picture for each number: bytes after its end don't matter to the check. */
const numbered = (nr: number) => joined(JPEG, Uint8Array.of(nr, nr >> 8))

describe('pictures that a person chose', () => {
  it('are kept under the fingerprint of their bytes: the same one is the same', () => {
    const pictures = createChosenPictures()
    const id = pictures.keep(JPEG) ?? ''
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(pictures.keep(JPEG)).toBe(id)
    expect(pictures.keep(numbered(1))).not.toBe(id)
    expect(pictures.get(id)).toEqual(JPEG)
    expect([pictures.has(id), pictures.has('0'.repeat(64))]).toEqual([true, false])
  })
  it('are not kept when they aren’t what the page makes', () => {
    expect(createChosenPictures().keep(PNG)).toBeUndefined()
  })
  it('are the last 72, and none after another user has signed in', () => {
    const pictures = createChosenPictures()
    const ids = Array.from({ length: 80 }, (_, nr) => pictures.keep(numbered(nr)) ?? '')
    expect(ids.filter((id) => pictures.has(id))).toEqual(ids.slice(8))
    pictures.forget()
    expect(ids.some((id) => pictures.has(id))).toBe(false)
  })
  it('can’t be changed from outside', () => {
    const pictures = createChosenPictures()
    const bytes = Uint8Array.from(JPEG)
    const id = pictures.keep(bytes) ?? ''
    bytes.fill(0)
    expect(pictures.get(id)).toEqual(JPEG)
  })

  const as = (id: number): SessionState => ({ phase: 'signedIn', store: { ...store, id }, vault: 'memory' })
  const out: SessionState = { phase: 'signedOut' }
  const expired: SessionState = { phase: 'signedOut', expired: true }
  it.each<readonly [string, readonly SessionState[], boolean]>([
    ['a sign-out', [out, as(1)], false],
    ['a session that ran out', [expired], true],
    ['the same person after it', [expired, as(1)], true],
    ['somebody else after it', [expired, as(2)], false],
  ])('after %s', (_, states, isThere) => {
    const pictures = createChosenPictures()
    const listeners = new Set<(state: SessionState) => void>()
    const onChange = (listener: (state: SessionState) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    forgetPictures({ state: () => out, store: () => undefined, folder: () => undefined, onChange }, pictures)
    const tell = (state: SessionState) => {
      for (const listener of listeners) listener(state)
    }
    tell(as(1))
    const id = pictures.keep(JPEG) ?? ''
    states.forEach(tell)
    expect(pictures.has(id)).toBe(isThere)
  })
})
