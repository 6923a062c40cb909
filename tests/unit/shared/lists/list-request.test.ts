import { describe, expect, it } from 'vitest'
import { listRequest } from '../../../../src/shared/lists/list-request.ts'

const request = { list: 'orderHistory', filters: {}, subject: '', columns: ['poid'] }

describe('a list’s request that a page sends', () => {
  it('is read as it is', () => {
    expect(listRequest.parse({ ...request, filters: { status: ['Delivered'] } })).toEqual({
      ...request,
      filters: { status: ['Delivered'] },
    })
  })

  it.each([
    ['bytes among the filters', { ...request, filters: { status: new Uint8Array(3) } }],
    ['bytes for columns', { ...request, columns: new Uint8Array(3) }],
    ['no columns', { ...request, columns: [] }],
    ['an unknown list', { ...request, list: 'secrets' }],
  ])('is refused, and nothing thrown: %s', (_, payload) => {
    expect(listRequest.safeParse(payload).success).toBe(false)
  })
})
