/** A case of the Windows stage: what it tests, and what it reports. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Shown in one line of the stage's table. */
export interface Seen {
  readonly before: string
  readonly after: string
}

/** The folders of a case, empty at first. */
export interface Place {
  /** For a profile. */
  readonly profile: string
  /** For files that the user saves and opens. */
  readonly files: string
}

export interface Case {
  readonly name: string
  /** Throws if the result is wrong. */
  readonly run: (place: Place) => Promise<Seen> | Seen
}

export function makePlace(folder: string): Place {
  const place = { profile: join(folder, 'profile'), files: join(folder, 'files') }
  for (const one of Object.values(place)) mkdirSync(one, { recursive: true })
  return place
}

/** Creates a file of the user and returns its path. */
export function fileIn(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
