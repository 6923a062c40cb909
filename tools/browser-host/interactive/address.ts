/** Under which address the app can be opened, for a second start by the same person: nobody else may read it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (profile: string): string => join(profile, 'browser-host-address')

export function keepAddress(profile: string, address: string): void {
  const file = fileIn(profile)
  rmSync(file, { force: true })
  writeFileSync(file, address, { mode: 0o600 })
  process.once('exit', () => rmSync(file, { force: true }))
}

/** For a start that finds the app open; '' where it isn't known. */
export function keptAddress(profile: string): string {
  try {
    return readFileSync(fileIn(profile), 'utf8')
  } catch {
    return ''
  }
}
