import { describe, expect, it } from 'vitest'
import { listRequest } from '../../../../src/shared/lists/list-request.ts'

const asked = { list: 'orderHistory', filters: {}, subject: '', columns: ['poid'] }

describe('a list’s request that a page sends', () => {
  it('is read as it is', () => {
    expect(listRequest.parse({ ...asked, filters: { status: ['Delivered'] } })).toEqual({
      ...asked,
      filters: { status: ['Delivered'] },
    })
  })

  it.each([
    ['bytes among the filters', { ...asked, filters: { status: new Uint8Array(3) } }],
    ['bytes for columns', { ...asked, columns: new Uint8Array(3) }],
    ['no columns', { ...asked, columns: [] }],
    ['an unknown list', { ...asked, list: 'secrets' }],
  ])('is refused, and nothing thrown: %s', (_, payload) => {
    expect(listRequest.safeParse(payload).success).toBe(false)
  })
})
