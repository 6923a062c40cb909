// Electron's own binary: downloaded if possible, otherwise done without. Plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeOfProject } from './modules.mjs'

const oneDay = 24 * 60 * 60 * 1000
const patience = 90_000

/**
 * True if Electron's executable is on this machine, and wanted.
 * @param {string} root
 */
export function electronIsThere(root) {
  if (process.env.STOREDESK_NO_ELECTRON === '1') return false
  const folder = join(root, 'node_modules', 'electron')
  const name = join(folder, 'path.txt')
  return existsSync(name) && existsSync(join(folder, 'dist', readFileSync(name, 'utf8')))
}

/**
 * Tries to download the binary; after a failure at most once a day.
 * @param {string} root
 * @returns {boolean} true if the app can run on real Electron
 */
export function fetchElectron(root) {
  if (process.env.STOREDESK_NO_ELECTRON === '1') return false
  if (electronIsThere(root)) return true
  const folder = join(root, 'node_modules', 'electron')
  // Inside the package's folder, so that a new version of Electron is tried immediately.
  const failed = join(folder, '.could-not-be-fetched')
  const failedLately = existsSync(failed) && Date.now() - statSync(failed).mtimeMs < oneDay
  if (!failedLately) {
    // The download script needs Node 22.12, and this process may run on an older version.
    const node = nodeOfProject(root) ?? process.execPath
    spawnSync(node, [join(folder, 'install.js')], { cwd: root, stdio: 'ignore', timeout: patience })
    if (electronIsThere(root)) return true
    writeFileSync(failed, '')
  }
  console.error("Electron's own binary can't be fetched here: using the browser host")
  return false
}
