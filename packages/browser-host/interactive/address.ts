/** Stores the address of the running app for a second start by the same user; other users can't read it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (profile: string): string => join(profile, 'browser-host-address')

export function keepAddress(profile: string, address: string): void {
  const file = fileIn(profile)
  rmSync(file, { force: true })
  writeFileSync(file, address, { mode: 0o600 })
  process.once('exit', () => rmSync(file, { force: true }))
}

/** Returns the address for a start that finds the app open; '' if unknown. */
export function savedAddress(profile: string): string {
  try {
    return readFileSync(fileIn(profile), 'utf8')
  } catch {
    return ''
  }
}
