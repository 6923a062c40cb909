// The system packages that a bare Debian-like machine lacks, and their installation. Runs before anything is installed: plain JavaScript.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @typedef {'compiler' | 'browser' | 'shell' | 'screen' | 'keychain' | 'paper' | 'wine' | 'installer'} Need
 * @typedef {{ name: string, there: () => boolean }} SystemPackage
 */

/** @param {string} command */
export function onPath(command) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => folder !== '' && existsSync(join(folder, command)))
}

/** @param {string} name @returns {SystemPackage} */
const library = (name) => ({
  name,
  there: () =>
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are dpkg-query's own.
    spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name], { encoding: 'utf8' }).stdout === 'installed',
})

/** @param {string} command @param {string} [name] @returns {SystemPackage} */
const command = (command, name = command) => ({ name, there: () => onPath(command) })

/** @type {Record<Need, readonly SystemPackage[]>} */
const packages = {
  // keytar, which accesses the system's keychain, is compiled on Linux.
  compiler: [library('libsecret-1-dev'), command('make', 'build-essential'), command('g++'), command('python3')],
  // The browser host shows the app's pages in Chromium.
  browser: [
    { name: 'chromium', there: () => ['chromium', 'chromium-browser', 'google-chrome'].some(onPath) },
    library('fonts-liberation'),
    library('fonts-noto-core'),
  ],
  // Tests of pages need no window. Not every distribution has the shell; Chromium works, too.
  shell: [command('chromium-headless-shell')],
  // Electron's own binary on a machine without a screen.
  screen: [command('xvfb-run', 'xvfb'), library('libgtk-3-0'), library('libnss3'), library('libgbm1')],
  // A real keychain for the tests, in a separate session.
  keychain: [
    command('gnome-keyring-daemon', 'gnome-keyring'),
    command('dbus-run-session', 'dbus'),
    library('dbus-x11'),
  ],
  // The tests read printed papers with it.
  paper: [command('pdftotext', 'poppler-utils')],
  // Runs Windows' own Node.
  wine: [command('wine'), library('wine64')],
  // Build the installer for Windows from stand-ins, which runs under wine.
  installer: [
    command('makensis', 'nsis'),
    command('7z', 'p7zip-full'),
    command('x86_64-w64-mingw32-gcc', 'gcc-mingw-w64-x86-64'),
  ],
}

let listsAreFresh = false

/**
 * Installs the system packages that the task needs and the machine lacks. Never stops the task: a missing package shows where it is used,
 * and is reported here in one sentence.
 * @param {readonly Need[]} needs
 */
export function provide(needs) {
  if (process.platform !== 'linux') return
  const debian = onPath('apt-get') && onPath('dpkg-query')
  if (!debian) return
  const missing = needs.flatMap((need) => packages[need].filter((one) => !one.there()).map((one) => one.name))
  if (missing.length === 0) return
  const names = [...new Set(missing)]
  if (process.getuid?.() !== 0) {
    console.error(`Going on without ${names.join(', ')}. To have it: sudo apt-get install ${names.join(' ')}`)
    return
  }
  console.error(`Installing ${names.join(', ')} …`)
  /** @param {string[]} args */
  const apt = (...args) =>
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 300_000,
    })
  try {
    if (!listsAreFresh) apt('update')
    listsAreFresh = true
    apt('install', '-y', '--no-install-recommends', ...names)
  } catch (problem) {
    const why = problem instanceof Error ? problem.message.split('\n').slice(0, 4).join(' ') : String(problem)
    console.error(`Going on without ${names.join(', ')}: ${why}`)
  }
}
