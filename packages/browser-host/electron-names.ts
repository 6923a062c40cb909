/**
 * Electron's types without its module. TypeScript prefers an ambient `declare module 'electron'` to any `paths`, so the app can only be
 * compiled against the stand-in if that declaration isn't visible.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'node_modules', '.cache', 'browser-host')

/** Writes the file that tsconfig.app.json refers to, unless it exists for this version of Electron. */
export function writeElectronNames(): void {
  const target = join(folder, 'electron-names.d.ts')
  const whole = readFileSync(join(root, 'node_modules', 'electron', 'electron.d.ts'), 'utf8')
  const names = whole.replace(/^declare module '(electron|node:electron|electron\/[a-z]+)' \{[^}]*\}$/gm, '')
  if (existsSync(target) && readFileSync(target, 'utf8') === names) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(target, names)
}

if (import.meta.main) writeElectronNames()
