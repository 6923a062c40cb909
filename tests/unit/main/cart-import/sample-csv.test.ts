import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleHandlers } from '../../../../src/main/cart-import/sample-csv.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import { mapping, profile } from '../../../support/builders.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

function sample(script: Parameters<typeof scriptedPortal>[0], known = true) {
  const path = join(mkdtempSync(join(tmpdir(), 'storedesk-sample-')), 'sample.csv')
  const client = scriptedPortal(script)
  const names: string[] = []
  const handlers = sampleHandlers({
    client,
    dialogs: {
      saveAs: async (name) => {
        names.push(name)
        return path
      },
      open: async () => undefined,
    },
    profile: async () =>
      known ? ok(profile({ mapping: [mapping(), mapping({ whID: 9, isactive: false })] })) : fail(offline),
  })
  return { client, path, names, save: () => handlers['import.saveSample'](undefined) }
}
const products = { products: [{ id: 11 }, { id: 12 }] } as unknown as Answer<'catalogue.listing'>

describe('a file to start from', () => {
  it('has products that the store can really order: five best sellers, six pieces of each', async () => {
    const { save, path, names, client } = sample({ 'catalogue.listing': () => ok(products) })
    expect(await save()).toEqual(ok({ path }))
    expect(names).toEqual(['Cart sample.csv'])
    expect(readFileSync(path, 'utf8')).toBe('\uFEFFProduct ID,Quantity\r\n11,6\r\n12,6\r\n')
    expect(client.calls).toEqual([
      {
        name: 'catalogue.listing',
        args: { body: expect.objectContaining({ page: 1, size: 5, sort: 'bestseller' }) },
      },
    ])
    expect(client.calls[0]?.args).toMatchObject({ body: { misc: { map: [2], userid: 7 } } })
  })

  it('isn’t written where the store or its products aren’t known', async () => {
    const unknown = sample({}, false)
    expect(await unknown.save()).toEqual(fail(offline))
    const { save, names } = sample({})
    expect(await save()).toEqual(fail(offline))
    expect([...names, ...unknown.names, ...unknown.client.calls]).toEqual([])
  })
})
