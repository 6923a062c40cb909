import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDeviceStore } from '../../../../src/main/settings/device-store.ts'
import { newFolder } from '../../../support/profile-folder.ts'

it('a window is told of a setting once it is on disk, however soon the next one comes', async () => {
  const folder = newFolder()
  const events: [unknown, unknown][] = []
  const device = openDeviceStore(
    folder,
    (_, event) => void events.push([event, JSON.parse(readFileSync(join(folder, 'device.json'), 'utf8'))]),
  )
  await Promise.all([device.write({ theme: 'dark' }), device.write({ email: 'pune@example.com' })])
  expect(events).toHaveLength(2)
  for (const [event, kept] of events) expect(event).toEqual({ settings: expect.objectContaining(kept as object) })
  expect(openDeviceStore(folder, () => undefined).read()).toMatchObject({ theme: 'dark', email: 'pune@example.com' })
})

it('a file as Notepad saves it is read', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'device.json'), '\uFEFF{\r\n  "theme": "dark"\r\n}\r\n')
  expect(openDeviceStore(folder, () => undefined).read().theme).toBe('dark')
})
