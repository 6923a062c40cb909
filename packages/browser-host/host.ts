/** The state of this run of the host: its arguments, app and Chromium. Filled by main.ts before the app is loaded. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Chromium } from './chromium/launch.ts'

/** The mode: driven by a test or a tool, or used by a person. They need different behaviour. */
export type Showing = 'driven' | 'interactive'

export interface HostedApp {
  readonly folder: string
  readonly main: string
  readonly name: string
  readonly version: string
}

export interface Arguments {
  readonly app: string
  /** Modules loaded before the app, such as Playwright's loader. */
  readonly requires: readonly string[]
  readonly userData: string | undefined
  /** True if Playwright asks for a debugging port. */
  readonly publish: boolean
}

export function readArguments(argv: readonly string[]): Arguments {
  const requires: string[] = []
  let app: string | undefined
  for (let i = 0; i < argv.length; i += 1) {
    const arg = argv[i] ?? ''
    const next = argv[i + 1]
    if ((arg === '-r' || arg === '--require') && next !== undefined) {
      requires.push(next)
      i += 1
    } else if (!arg.startsWith('-') && app === undefined) app = arg
  }
  const value = (name: string) => argv.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1)
  return {
    app: app ?? '.',
    requires,
    userData: value('--user-data-dir'),
    publish: value('--remote-debugging-port') !== undefined,
  }
}

/** An app's folder with a package.json, or one script. */
export function readApp(path: string): HostedApp {
  const full = resolve(path)
  if (existsSync(full) && statSync(full).isFile())
    return { folder: dirname(full), main: full, name: 'Electron', version: '0.0.0' }
  const manifest = join(full, 'package.json')
  if (!existsSync(manifest)) throw new Error(`The browser host finds no app in ${full}: there is no package.json.`)
  const {
    main = 'index.js',
    name = 'Electron',
    productName,
    version = '0.0.0',
  } = JSON.parse(readFileSync(manifest, 'utf8'))
  return { folder: full, main: join(full, main), name: productName ?? name, version }
}

interface Host {
  app: HostedApp
  showing: Showing
  userData: string | undefined
  argv: readonly string[]
  /** Starts headless Chromium on first use. */
  chromium: () => Promise<Chromium>
  /** Schemes of the app's own. */
  readonly schemes: Set<string>
}

export const host: Host = {
  app: { folder: '', main: '', name: '', version: '' },
  showing: 'driven',
  userData: undefined,
  argv: [],
  chromium: () => Promise.reject(new Error('The host has not started')),
  schemes: new Set(),
}
