/**
 * SQLite and the keychain are machine code, which no bundler can include. Their JavaScript is bundled normally; the machine code is in the
 * package's `resources/native` or, in a checkout, where npm put it.
 */
import type { Plugin } from 'vite'

/** Loads the file beside the app, or the one in node_modules through `fallback`. The app's own folder is the one that contains `out`. */
const load = (file: string, fallback: string) => `
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
const require = createRequire(import.meta.url)
const app = import.meta.dirname.replace(/[\\\\/]out[\\\\/]main.*$/, '')
const shipped = join(app, '..', 'native', '${file}')
const addon = existsSync(shipped) ? require(shipped) : ${fallback}
`

const sqlite = `${load(
  'better_sqlite3.node',
  "require(join(dirname(require.resolve('better-sqlite3/package.json')), 'lib', 'binding.js')).getBinding()",
)}
export const getBinding = () => addon`

const keytar = `${load('keytar.node', "require('keytar/build/Release/keytar.node')")}
export const { getPassword, setPassword, deletePassword, findPassword, findCredentials } = addon`

const modules = [
  { file: /better-sqlite3[\\/]lib[\\/]index\.js$/, asksFor: './binding', id: '\0native:better-sqlite3', code: sqlite },
  {
    file: /keytar[\\/]lib[\\/]keytar\.js$/,
    asksFor: '../build/Release/keytar.node',
    id: '\0native:keytar',
    code: keytar,
  },
]

export function nativeModules(): Plugin {
  return {
    name: 'storedesk:native-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      return modules.find(({ file, asksFor }) => source === asksFor && file.test(importer))?.id
    },
    load(id) {
      return modules.find((module) => module.id === id)?.code
    },
  }
}
