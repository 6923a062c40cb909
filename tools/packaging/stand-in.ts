/**
 * A folder with the shape of Electron's, for machines where the true one can't be fetched. A package made with it has the
 * right layout, bundles, fuses and resources, and an executable that only says what it is, or, for Windows, holds nothing but
 * what electron-builder changes in it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'

export type PackagedSystem = 'linux' | 'win32'
export const isPackagedSystem = (name: string): name is PackagedSystem => name === 'linux' || name === 'win32'

const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fuses = 9
/** After the sentinel: the wire's version, how many fuses there are, and each one's state, all "0" here. */
const wire = Buffer.concat([Buffer.from(fuseSentinel), Buffer.from([1, fuses]), Buffer.alloc(fuses, '0')])
const said =
  '#!/bin/sh\necho "This package was made without Electron: it shows the layout and runs nothing." >&2\nexit 1\n'
const ENGLISH = { lang: 0x0409, codepage: 1200 }

const scriptFile = (): Buffer => Buffer.concat([Buffer.from(`${said}# `), wire, Buffer.from('\n')])

/** A Windows executable of resources alone: the description that Electron's has, and the fuses as one more of them. */
function windowsFile(version: string): Buffer {
  const executable = NtExecutable.createEmpty(false, false)
  const resources = NtExecutableResource.from(executable)
  const description = Resource.VersionInfo.createEmpty()
  description.setStringValues(ENGLISH, { FileDescription: 'Electron', FileVersion: version })
  description.outputToResourceEntries(resources.entries)
  const bin = new Uint8Array(wire).buffer
  resources.entries.push({ type: 'STANDIN', id: 'FUSES', bin, ...ENGLISH })
  resources.outputResource(executable)
  return Buffer.from(executable.generate())
}

/** Makes the folder afresh and returns its path. */
export function standInElectron(folder: string, version: string, system: PackagedSystem = 'linux'): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  if (system === 'win32') writeFileSync(join(folder, 'electron.exe'), windowsFile(version))
  else writeFileSync(join(folder, 'electron'), scriptFile(), { mode: 0o755 })
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, name), '')
  writeFileSync(join(folder, 'version'), version)
  return folder
}
