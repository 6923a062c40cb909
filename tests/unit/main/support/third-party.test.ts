import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { noticesHandlers } from '../../../../src/main/support/third-party.ts'

const folder = mkdtempSync(join(tmpdir(), 'storedesk-notices-'))
const file = join(folder, 'notices.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const list = () => noticesHandlers(file)['notices.list'](undefined)

it('lists what the build wrote', async () => {
  const notices = [{ name: 'zod', version: '4.0.0', licence: 'MIT', text: 'MIT License …' }]
  writeFileSync(file, JSON.stringify(notices))
  expect(await list()).toEqual({ ok: true, value: notices })
})

it.each(['', '{}', '[{"name":"zod"}]', 'torn [{'])('says that %j can’t be read', async (text) => {
  writeFileSync(file, text)
  expect(await list()).toMatchObject({ ok: false, error: { kind: 'file', sentence: 'noticesMissing' } })
})

it('says that there is no file', async () => {
  rmSync(file, { force: true })
  expect(await list()).toMatchObject({ ok: false, error: { kind: 'file', sentence: 'noticesMissing' } })
})
