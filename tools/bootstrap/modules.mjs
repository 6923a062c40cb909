// node_modules according to package-lock.json, and the Node that the project runs on. Plain JavaScript: runs on Node 18 too.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
function lockedPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
}

/**
 * True if the packages are installed as locked. npm writes a list of what it installed; it is written last, so an interrupted installation
 * has none. Optional packages may be missing (for another system, or not compilable here).
 * @param {string} root
 */
export function installedAsLocked(root) {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list) || nodeOfProject(root) === undefined) return false
  const there = lockedPackages(list)
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(([path, locked]) => {
    // What isn't installed: the project itself, and the workspaces, which nothing imports by name.
    if (!path.startsWith('node_modules/') || locked.link) return true
    const installed = there[path]
    return installed ? installed.version === locked.version : locked.optional === true
  })
}

/**
 * Runs `npm ci` quietly. Warnings about the engine are silenced because the project brings its own Node.
 * @param {string} root
 */
export function install(root) {
  console.error('Installing packages …')
  const outsidePath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter)
  // keytar is compiled with the headers next to this Node, if they exist: then nothing has to be downloaded for it.
  const prefix = dirname(dirname(process.execPath))
  const headers = existsSync(join(prefix, 'include', 'node', 'node_api.h')) ? { npm_config_nodedir: prefix } : {}
  const npm = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier'], {
    cwd: root,
    // Electron's binary is downloaded afterwards, with its own timeout, and without failing the rest: see electron.mjs.
    env: { ...headers, ...process.env, PATH: outsidePath, ELECTRON_SKIP_BINARY_DOWNLOAD: '1' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (npm.status !== 0) {
    throw new Error('Packages could not be installed: npm ci ended with an error. Is the package registry reachable?')
  }
  if (!existsSync(join(root, 'node_modules', 'keytar'))) {
    console.error('keytar could not be installed: the session token is kept in memory only.')
  }
}

/**
 * Returns the Node that package.json pins (its binary comes with the npm package `node`), or the running one if it is new enough.
 * @param {string} root
 * @returns {string | undefined}
 */
export function nodeOfProject(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', 'node', 'bin', name)
  if (existsSync(pinned)) return pinned
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined
}
