/** The settings of this computer, in one file of the profile folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Printer } from '../../shared/bridge/device.ts'
import {
  type DeviceChange,
  type DeviceSettings,
  deviceSettings,
  type ProxySetting,
} from '../../shared/device-settings.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { assertNever, ok } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { writeWhole } from '../files/atomic-file.ts'
import type { Emit, Handlers } from '../handlers.ts'
import type { Question } from './computer.ts'
import type { WhenTrusted } from './trust.ts'

export interface DeviceStore {
  read(): DeviceSettings
  /** Values that aren't named stay unchanged. */
  write(change: DeviceChange): Promise<DeviceSettings>
  /** Called for every change, before the windows are told. */
  onChange(listener: (settings: DeviceSettings) => void): void
}

/** A file that can't be read counts as missing, and so does each value that can't be read. */
export function openDeviceStore(folder: string, emit: Emit): DeviceStore {
  const file = join(folder, 'device.json')
  let now = deviceSettings.parse(jsonOf(file))
  const listeners: ((settings: DeviceSettings) => void)[] = []
  let last: Promise<unknown> = Promise.resolve()
  /** A visible setting is on disk: a user who closes the app right away finds it again. */
  const keep = async (change: DeviceChange): Promise<DeviceSettings> => {
    now = deviceSettings.parse({ ...now, ...change })
    await writeWhole(file, [JSON.stringify(now)])
    for (const listener of listeners) listener(now)
    emit('device.changed', { settings: now })
    return now
  }
  return {
    read: () => now,
    // Serialized: the last one set is the one that is saved.
    write: (change) => {
      const written = last.catch(() => undefined).then(() => keep(change))
      last = written
      return written
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}

function jsonOf(file: string): object {
  try {
    // Editors on Windows add a byte order mark.
    return Object(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')))
  } catch {
    return {}
  }
}

export const deviceHandlers = (
  device: DeviceStore,
  printers: () => Promise<readonly Printer[]>,
  whenTrusted: WhenTrusted,
): Pick<Handlers, 'device.read' | 'device.write' | 'device.printers'> => ({
  'device.read': async () => ok(device.read()),
  'device.write': async (change) => {
    const write = async () => ok(await device.write(change))
    const question = questionOf(change, device.read())
    return question === undefined ? write() : whenTrusted(question, write)
  },
  'device.printers': async () => ok(await printers()),
})

/** Returns the question before a change of what StoreDesk trusts; undefined for all other settings, and if nothing changes. */
function questionOf({ proxy, documents }: DeviceChange, now: DeviceSettings): Question | undefined {
  const questions: Question[] = []
  const way = proxy === undefined ? undefined : wayInWords(proxy)
  if (way !== undefined && way !== wayInWords(now.proxy))
    questions.push({ message: say('trustProxy'), detail: say('trustProxyHelp', { way }), yes: 'Change' })
  if (documents !== undefined && documents !== now.documents) {
    const most = formatCount(documents)
    questions.push({ message: say('trustRoom', { most }), detail: say('trustRoomHelp'), yes: 'Change it' })
  }
  const [first, ...others] = questions
  if (first === undefined) return undefined
  // One yes covers everything that the question names.
  const beside = others.map(({ message, detail }) => `${message} ${detail}`)
  return { ...first, detail: [first.detail, ...beside].join('\n\n') }
}

function wayInWords(proxy: ProxySetting): string {
  switch (proxy.from) {
    case 'hand':
      return proxy.address
    case 'nowhere':
      return say('trustProxyNone')
    case 'system':
      return say('trustProxySystem')
    default:
      return assertNever(proxy)
  }
}
