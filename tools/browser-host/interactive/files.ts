/** Files on their way between a person's browser and the app: chosen ones come in, written ones go out as downloads. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Refusal } from './heard.ts'

let folder: string | undefined
let last = 0
const leaving = new Map<string, string>()

/** A fresh folder of our own, gone at the end. */
function place(): string {
  if (!folder) {
    const made = mkdtempSync(join(tmpdir(), 'browser-host-files-'))
    process.on('exit', () => rmSync(made, { recursive: true, force: true }))
    folder = made
  }
  last += 1
  const own = join(folder, String(last))
  mkdirSync(own)
  return own
}

const nameOf = (name: string) => basename(name).replace(/[\\/:*?"<>|]|\p{Cc}/gu, '_')

/** A name that is no file's, but a folder's or nothing. */
const isNoName = (name: string) => /^\.{0,2}$/.test(name)

const arrived = new Map<number, string[]>()

/** A file that the person has chosen for a question. */
export function receive(question: number, given: string, bytes: Buffer): void {
  const name = nameOf(given)
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

/** Under which address a file can be taken. */
export function offer(path: string): string {
  last += 1
  const address = `/__host/file/${last}`
  leaving.set(address, path)
  return address
}

export function offered(address: string): string | undefined {
  return leaving.get(address)
}

/** A place for the app to write to; `written` is called when it has. */
export function outgoing(suggested: string, written: (path: string, name: string) => void): string {
  const own = place()
  const name = isNoName(nameOf(suggested)) ? 'file' : nameOf(suggested)
  const path = join(own, name)
  // The app writes beside and renames, so when the name is there, all of it is.
  const watcher = watch(own, () => {
    if (!existsSync(path)) return
    watcher.close()
    written(path, name)
  })
  watcher.unref()
  return path
}

/** Keeps bytes as a file that can be taken. */
export function keep(name: string, bytes: Buffer): string {
  const path = join(place(), nameOf(name))
  writeFileSync(path, bytes)
  return offer(path)
}
