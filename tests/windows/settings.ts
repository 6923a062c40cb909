/** Settings, addresses, the log, the report, and the clock. */
import { deepStrictEqual, ok as isTrue, strictEqual } from 'node:assert/strict'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { createHostsFile } from '../../src/main/config/change-hosts.ts'
import { machineFile, readConfig } from '../../src/main/config/config.ts'
import { openLog } from '../../src/main/log.ts'
import { openDeviceStore } from '../../src/main/settings/device-store.ts'
import { dayAt, formatDateTime } from '../../src/shared/domain/values/dates.ts'
import { must } from '../support/services-on-stock.ts'
import { type Case, fileIn } from './case.ts'
import { hold, holdFor } from './held.ts'
import { refused } from './said.ts'
import { withStore } from './store.ts'

const HOSTS = { api: 'https://portal.example.com', listing: '', checkout: '' }
const allowed = async <T>(_: unknown, write: () => Promise<T>): Promise<T> => write()
const jsonIn = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

export const settingsCases: readonly Case[] = [
  {
    name: 'settings are kept',
    run: async ({ profile }) => {
      await openDeviceStore(profile, () => undefined).write({ theme: 'dark', textSize: 115 })
      strictEqual(openDeviceStore(profile, () => undefined).read().theme, 'dark')
      return { before: 'light, 100%', after: 'dark, 115% after a start' }
    },
  },
  {
    name: 'settings are kept though a program holds their file for a second',
    run: async ({ profile }) => {
      const device = openDeviceStore(profile, () => undefined)
      await device.write({ textSize: 90 })
      await holdFor(join(profile, 'device.json'), 'alone', 1000)
      await device.write({ textSize: 130 })
      strictEqual(openDeviceStore(profile, () => undefined).read().textSize, 130)
      return { before: '90%, held for a second', after: '130% after a start' }
    },
  },
  {
    name: 'settings on a file that is held for good: they hold until the end, the file is whole',
    run: async ({ profile }) => {
      const device = openDeviceStore(profile, () => undefined)
      await device.write({ textSize: 90 })
      const letGo = hold(join(profile, 'device.json'), 'asExcel')
      strictEqual((await device.write({ textSize: 130 })).textSize, 130)
      letGo()
      strictEqual(jsonIn(join(profile, 'device.json')).textSize, 90)
      await device.write({ theme: 'dark' })
      deepStrictEqual(jsonIn(join(profile, 'device.json')).textSize, 130)
      return { before: '90%, held', after: '130% until the end, and kept with the next change' }
    },
  },
  {
    name: 'settings as Notepad saves them (byte order mark, CRLF) are read',
    run: ({ profile }) => {
      fileIn(profile, 'device.json', '\uFEFF{\r\n  "theme": "dark",\r\n  "textSize": 130\r\n}\r\n')
      const { theme, textSize } = openDeviceStore(profile, () => undefined).read()
      deepStrictEqual([theme, textSize], ['dark', 130])
      return { before: 'edited in Notepad', after: 'dark, 130%' }
    },
  },
  {
    name: 'storedesk.json as Notepad saves it is read',
    run: ({ profile }) => {
      fileIn(profile, 'storedesk.json', '\uFEFF{\r\n  "hosts": { "api": "https://portal.example.com" }\r\n}\r\n')
      const config = must(readConfig(profile, {}))
      strictEqual(config.hosts?.api, 'https://portal.example.com')
      return { before: 'edited in Notepad', after: config.hosts?.api ?? '' }
    },
  },
  {
    name: 'the computer’s own storedesk.json is looked for where Windows has it',
    run: () => {
      const path = machineFile(process.platform, process.env)
      isTrue(/^[A-Z]:\\.*\\StoreDesk\\storedesk\.json$/i.test(path), path)
      return { before: 'PROGRAMDATA', after: path }
    },
  },
  {
    name: 'the portal’s addresses are changed, all else in the file stays',
    run: async ({ profile }) => {
      fileIn(profile, 'storedesk.json', '{\r\n  "log": "debug"\r\n}\r\n')
      const hosts = createHostsFile(profile, {}, undefined)
      must(await hosts.change(HOSTS, allowed))
      deepStrictEqual(jsonIn(join(profile, 'storedesk.json')), { log: 'debug', hosts: { api: HOSTS.api } })
      return { before: 'practice, log: debug', after: `${hosts.next()?.api}, log: debug` }
    },
  },
  {
    name: 'the portal’s addresses on a file that a program holds: told, as they were',
    run: async ({ profile }) => {
      const path = fileIn(profile, 'storedesk.json', '{ "log": "debug" }')
      const letGo = hold(path, 'asExcel')
      const message = refused(await createHostsFile(profile, {}, undefined).change(HOSTS, allowed))
      letGo()
      strictEqual(readFileSync(path, 'utf8'), '{ "log": "debug" }')
      return { before: 'practice, held', after: `practice; ${message}` }
    },
  },
  {
    name: 'the portal’s addresses in a read-only file aren’t the store’s to change',
    run: async ({ profile }) => {
      const path = fileIn(profile, 'storedesk.json', '{}')
      chmodSync(path, 0o444)
      const message = refused(await createHostsFile(profile, {}, undefined).change(HOSTS, allowed))
      strictEqual(readFileSync(path, 'utf8'), '{}')
      return { before: 'read-only', after: message }
    },
  },
  {
    name: 'a storedesk.json that a program locks against reading stops the start with a sentence',
    run: ({ profile }) => {
      const path = fileIn(profile, 'storedesk.json', '{}')
      const letGo = hold(path, 'alone')
      const config = readConfig(profile, {})
      letGo()
      isTrue(!config.ok && config.error.message.endsWith("storedesk.json can't be read."))
      return { before: 'held', after: "…storedesk.json can't be read." }
    },
  },
]

/** Bytes of a log that is due for rotation. */
const FULL = 1024 * 1024 + 1

export const logCases: readonly Case[] = [
  {
    name: 'a full log is rotated',
    run: ({ profile }) => {
      fileIn(profile, 'storedesk.log', 'x'.repeat(FULL))
      openLog(profile, Date.now).note('the first of the new file')
      deepStrictEqual(readdirSync(profile).toSorted(), ['storedesk.log', 'storedesk.log.1'])
      isTrue(statSync(join(profile, 'storedesk.log')).size < 200)
      return { before: '1 MB', after: 'a new file, and storedesk.log.1' }
    },
  },
  {
    name: 'a full log that a program has open goes on, and is rotated later',
    run: ({ profile }) => {
      const path = fileIn(profile, 'storedesk.log', 'x'.repeat(FULL))
      const letGo = hold(path, 'asExcel')
      const log = openLog(profile, Date.now)
      log.note('written all the same')
      letGo()
      isTrue(readFileSync(path, 'utf8').includes('written all the same'))
      openLog(profile, Date.now).note('the first of the new file')
      isTrue(existsSync(`${path}.1`))
      return { before: '1 MB, open in a viewer', after: 'no line lost; rotated when it was closed' }
    },
  },
  {
    name: 'an old log that a program has open holds up no line',
    run: ({ profile }) => {
      fileIn(profile, 'storedesk.log', 'x'.repeat(FULL))
      const old = fileIn(profile, 'storedesk.log.1', 'old')
      const letGo = hold(old, 'asExcel')
      openLog(profile, Date.now).note('written all the same')
      letGo()
      const all = readdirSync(profile).map((name) => readFileSync(join(profile, name), 'utf8'))
      isTrue(all.some((text) => text.includes('written all the same')))
      return { before: 'storedesk.log.1 open in a viewer', after: 'no line lost' }
    },
  },
  {
    name: 'the report for support has no name of this computer’s user',
    run: (place) =>
      withStore(place, async ({ app }) => {
        app.log.fault('defect', new Error(`EBUSY: ${join('C:\\Users\\Aarav Kumar\\AppData', 'x')}`))
        const { path = '' } = must(await app.ask('support.save', undefined)) ?? {}
        const parts = Object.entries(unzipSync(readFileSync(path)))
        const about = strFromU8(parts.find(([name]) => name === 'about.txt')?.[1] ?? new Uint8Array())
        isTrue(/System: win32 10\.0\.\d+ x64/.test(about), about)
        return { before: 'a store at work', after: `${parts.length} parts; ${/System: .*/.exec(about)?.[0]}` }
      }),
  },
  {
    name: 'the day is the store’s, in any time zone of Windows',
    run: () => {
      const before = process.env.TZ
      const at = Date.UTC(2026, 10, 28, 19)
      const days = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'].map((zone) => {
        process.env.TZ = zone
        return `${dayAt(at)} ${formatDateTime(new Date(at).toISOString())}`
      })
      process.env.TZ = before
      strictEqual(new Set(days).size, 1)
      return { before: 'India, Los Angeles, Auckland, UTC', after: days[0] ?? '' }
    },
  },
]
