/** Shipped parts that no bundler handles: Electron, machine code within packages, and electron-builder's additions. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Beside {
  readonly name: string
  readonly version?: string
  /** The SPDX name; several licences as an expression. */
  readonly licence: string
  /** The path of its text, from the project's root. */
  readonly text: string
  /** Its name in npm's registry, if it comes from there. */
  readonly npm?: string
}

const TEXTS = 'tools/packaging/licence-texts'

export function besides(root: string): readonly Beside[] {
  return [
    {
      name: 'Electron',
      npm: 'electron',
      version: electronVersion(root),
      licence: 'MIT',
      text: 'node_modules/electron/LICENSE',
    },
    { name: 'Chromium', licence: 'BSD-3-Clause', text: `${TEXTS}/chromium.txt` },
    { name: 'SQLite', version: sqliteVersion(root), licence: 'blessing', text: `${TEXTS}/sqlite.txt` },
    // Windows: the installer, and the program by which an update for the whole computer asks for an administrator.
    { name: 'NSIS (installer for Windows)', licence: 'Zlib', text: `${TEXTS}/nsis.txt` },
    { name: 'elevate.exe (installer for Windows)', licence: 'LGPL-2.1-or-later', text: `${TEXTS}/elevate.txt` },
    { name: 'AppImage runtime (Linux)', licence: 'MIT', text: `${TEXTS}/appimage.txt` },
  ]
}

function electronVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function sqliteVersion(root: string): string {
  const header = readFileSync(join(root, 'node_modules/better-sqlite3/deps/sqlite3/sqlite3.h'), 'utf8')
  const version = /^#define SQLITE_VERSION\s+"(.+)"$/m.exec(header)?.[1]
  if (version === undefined) throw new Error('sqlite3.h of better-sqlite3 names no version.')
  return version
}
