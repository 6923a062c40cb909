/** Records, while the app is built, which packages are in its bundles: tools/packaging/shipped.ts. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { writeNotices } from './notices.ts'
import { type Bundle, noteShipped, type ShippedPackage } from './shipped.ts'

const Manifest = z.object({ name: z.string(), version: z.string() })
const PACKAGE = /^(.*?\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+))(?:\/|$)/
/** Modules that exist only in the bundler are named after their maker: `\0rolldown/runtime.js`. */
const MADE_BY = /^([\w-]+)\//
/** StoreDesk's own virtual modules: native-modules.ts. */
const OWN_VIRTUAL = /^native:/

/**
 * Returns the owner of a module: a package's folder with the path in it, or undefined for the project itself. Throws if it can't be
 * determined.
 */
export function ownerOf(id: string, root: string): { readonly folder: string; readonly path: string } | undefined {
  const [plain = ''] = id.replaceAll('\\', '/').replaceAll('\0', '').split('?')
  const packed = PACKAGE.exec(plain)
  if (packed?.[1] !== undefined && packed[2] !== undefined)
    return { folder: packed[2], path: plain.slice(packed[1].length + 1) }
  if (OWN_VIRTUAL.test(plain)) return undefined
  const maker = id.startsWith('\0') ? MADE_BY.exec(plain)?.[1] : undefined
  if (maker !== undefined && existsSync(join(root, 'node_modules', maker, 'package.json')))
    return { folder: `node_modules/${maker}`, path: '' }
  if (!relative(root, resolve(root, plain)).startsWith('..') && !id.startsWith('\0')) return undefined
  throw new Error(
    `Nobody knows whose ${JSON.stringify(id)} is, which ships: name it in tools/packaging/shipped-modules.ts.`,
  )
}

/** Returns the packages of these modules, each once. */
export function packagesOf(ids: Iterable<string>, root: string): readonly ShippedPackage[] {
  const within = new Map<string, Set<string>>()
  for (const id of ids) {
    const owner = ownerOf(id, root)
    if (owner === undefined) continue
    const folder = dirname(owner.path)
    const folders = within.get(owner.folder) ?? new Set()
    within.set(owner.folder, folders.add(folder === '.' ? '' : folder))
  }
  return [...within].sort().map(([folder, folders]) => {
    const { name, version } = Manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
    return { name, version, folder, within: [...folders].sort() }
  })
}

/** The pages' workers are bundled one by one, each with its own plugin. */
const seen = new Map<Bundle, Set<string>>()

export function shippedModules(root: string, bundle: Bundle): Plugin {
  const ids = seen.get(bundle) ?? new Set<string>()
  seen.set(bundle, ids)
  const note = () => {
    if (noteShipped(root, bundle, packagesOf(ids, root))) writeNotices(root)
  }
  return {
    name: 'storedesk:shipped-modules',
    apply: 'build',
    generateBundle: {
      // Before Vite removes chunks that contain only styles.
      order: 'pre',
      handler(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk') for (const id of Object.keys(file.modules)) ids.add(id)
        }
        note()
      },
    },
    writeBundle(_, files) {
      // Fonts and pictures are named by their source, relative to the pages' folder.
      for (const file of Object.values(files)) {
        if (file.type !== 'asset') continue
        for (const name of file.originalFileNames) ids.add(resolve(root, 'src/renderer', name))
      }
      note()
    },
  }
}
