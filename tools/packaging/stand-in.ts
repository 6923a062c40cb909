/**
 * A folder with the shape of Electron's, for machines where the true one can't be fetched. A package made with it has the
 * right layout, bundles, fuses and resources, and an executable that only says what it is.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fuses = 9
const said =
  '#!/bin/sh\necho "This package was made without Electron: it shows the layout and runs nothing." >&2\nexit 1\n'

/** Makes the folder afresh and returns its path. */
export function standInElectron(folder: string, version: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  // After the sentinel: the wire's version, how many fuses there are, and each one's state, all "0" here.
  const wire = Buffer.concat([
    Buffer.from(`${said}# ${fuseSentinel}`),
    Buffer.from([1, fuses]),
    Buffer.alloc(fuses, '0'),
  ])
  writeFileSync(join(folder, 'electron'), Buffer.concat([wire, Buffer.from('\n')]), { mode: 0o755 })
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, name), '')
  writeFileSync(join(folder, 'version'), version)
  return folder
}
