/** The portal's addresses from the next start on: read from storedesk.json, and changed in it. */
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HostAddresses } from '../../shared/bridge/connection.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { CONFIG_FILE, HOST_VARIABLES, readConfig, readRaw, refuseConfig } from './config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Decides about writing the addresses, which take effect at the next start. */
export type Allowed = (
  next: HostAddresses | undefined,
  write: () => Promise<Result<undefined>>,
) => Promise<Result<undefined>>

export interface HostsFile {
  /** Undefined if none is set. If the file can't be read, the addresses in use now. */
  next(): HostAddresses | undefined
  mayChange(): boolean
  /**
   * Leaves everything else in the file as it is. No address for the api means the practice portal. `allowed` is called last, with valid
   * addresses only.
   */
  change(hosts: HostAddresses, allowed: Allowed): Promise<Result<undefined>>
}

/** `machine` is the computer's own configuration, if it has one. */
export function createHostsFile(
  folder: string,
  env: Environment,
  now: HostAddresses | undefined,
  machine?: string,
): HostsFile {
  const file = join(folder, CONFIG_FILE)
  const isFixed = Object.values(HOST_VARIABLES).some((variable) => (env[variable] ?? '') !== '')
  const config = () => readConfig(folder, env, machine)
  const isOperators = (): boolean => {
    const read = config()
    return read.ok && read.value.areHostsFixed
  }
  const mayChange = (): boolean => !isFixed && !isOperators() && isWritable(existsSync(file) ? file : folder)
  return {
    next: () => {
      const read = config()
      return read.ok ? read.value.hosts : now
    },
    mayChange,
    change: async (hosts, allowed) => {
      if (!mayChange()) return refuse('hostsNotYours')
      const raw = readRaw(file)
      if (!raw.ok) return raw
      const { hosts: _, ...others } = raw.value
      const filled = Object.fromEntries(Object.entries(hosts).filter(([, address]) => address !== ''))
      const changed = hosts.api === '' ? others : { ...others, hosts: filled }
      const why = refuseConfig(changed)
      if (why !== undefined) return fail({ kind: 'rule', message: why })
      const write = async (): Promise<Result<undefined>> => {
        const written = await writeWhole(file, [`${JSON.stringify(changed, undefined, 2)}\n`])
        return written.ok ? ok(undefined) : written
      }
      return allowed(hosts.api === '' ? undefined : hosts, write)
    },
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
