/**
 * A folder with Electron's layout, for machines where the real one can't be downloaded. A package made with it has the right layout,
 * bundles, fuses and resources, and an executable that only prints a message or, for Windows, contains only what electron-builder changes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'

export type PackagedSystem = 'linux' | 'win32'
export const isPackagedSystem = (name: string): name is PackagedSystem => name === 'linux' || name === 'win32'

const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fuses = 9
/** After the sentinel: the wire's version, the number of fuses, and each fuse's state, all "0" here. */
const wire = Buffer.concat([Buffer.from(fuseSentinel), Buffer.from([1, fuses]), Buffer.alloc(fuses, '0')])
const NOTICE =
  '#!/bin/sh\necho "This package was made without Electron: it shows the layout and runs nothing." >&2\nexit 1\n'
const ENGLISH = { lang: 0x0409, codepage: 1200 }

const scriptFile = (): Buffer => Buffer.concat([Buffer.from(`${NOTICE}# `), wire, Buffer.from('\n')])

/** A Windows executable with resources only: Electron's description, and the fuses as another resource. */
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

/** Creates the folder again and returns its path. */
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
