/** Files between the user's browser and the app: chosen files come in, written files go out as downloads. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Refusal } from './heard.ts'

let folder: string | undefined
let last = 0
const leaving = new Map<string, string>()

/** Returns our temporary folder, which is deleted at the end. */
function place(): string {
  if (!folder) {
    const created = mkdtempSync(join(tmpdir(), 'browser-host-files-'))
    process.on('exit', () => rmSync(created, { recursive: true, force: true }))
    folder = created
  }
  last += 1
  const own = join(folder, String(last))
  mkdirSync(own)
  return own
}

const nameOf = (name: string) => basename(name).replace(/[\\/:*?"<>|]|\p{Cc}/gu, '_')

/** True for a name of a folder, or an empty name. */
const isNoName = (name: string) => /^\.{0,2}$/.test(name)

const arrived = new Map<number, string[]>()

/** Receives a file that the user has chosen for a question. */
export function receive(question: number, sentName: string, bytes: Buffer): void {
  const name = nameOf(sentName)
  if (isNoName(name)) throw new Refusal(400, 'Not the name of a file')
  const path = join(place(), name)
  writeFileSync(path, bytes)
  arrived.set(question, [...(arrived.get(question) ?? []), path])
}

export function chosenFor(question: number): string[] {
  const paths = arrived.get(question) ?? []
  arrived.delete(question)
  return paths
}

/** Returns the address at which a file can be downloaded. */
export function offer(path: string): string {
  last += 1
  const address = `/__host/file/${last}`
  leaving.set(address, path)
  return address
}

export function offered(address: string): string | undefined {
  return leaving.get(address)
}

/** Returns a path for the app to write to; `written` is called when it has. */
export function outgoing(suggested: string, written: (path: string, name: string) => void): string {
  const own = place()
  const name = isNoName(nameOf(suggested)) ? 'file' : nameOf(suggested)
  const path = join(own, name)
  // The app writes to a temporary name and renames it, so the file is complete once this name exists.
  const watcher = watch(own, () => {
    if (!existsSync(path)) return
    watcher.close()
    written(path, name)
  })
  watcher.unref()
  return path
}

/** Saves bytes as a file that can be downloaded. */
export function keep(name: string, bytes: Buffer): string {
  const path = join(place(), nameOf(name))
  writeFileSync(path, bytes)
  return offer(path)
}
