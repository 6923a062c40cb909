/** The registries that follow from the folders: which files belong to one, and what each brings. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export interface Registry {
  /** The file that is written. */
  readonly file: string
  /** One sentence: what it holds. */
  readonly holds: string
  /** The parts' files, as folder and pattern of the path below it. */
  readonly folder: string
  readonly parts: RegExp
  /** Finds the exports of a part: the first group is the name, the second its key where that is another. */
  readonly exports: (path: string) => RegExp
  /** `names`: an entry per export; `spread`: the entries of all; `array`: the items of all. */
  readonly as: 'names' | 'spread' | 'array'
  /** Interfaces of the parts that are joined into one type. */
  readonly types?: { readonly name: string; readonly pattern: RegExp }
}

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const nameOf = (path: string): string => camel(path.replace(/\.tsx?$/, ''))
const folderOf = (path: string): string => camel(dirname(path))
const named = (pattern: RegExp) => () => pattern
const FLAT = /^[\w-]+\.tsx?$/

export const REGISTRIES: readonly Registry[] = [
  {
    file: 'src/shared/messages/all.ts',
    holds: 'The sentences of all areas.',
    folder: 'src/shared/messages',
    parts: FLAT,
    exports: named(/^export const (\w+Messages) =/gm),
    as: 'spread',
  },
  {
    file: 'src/shared/domain/screens/all.ts',
    holds: 'The rules of all screens.',
    folder: 'src/shared/domain/screens',
    parts: FLAT,
    exports: named(/^export const (\w+Rules) =/gm),
    as: 'spread',
  },
  {
    file: 'src/shared/portal/all.ts',
    holds: "The portal's calls, by area.",
    folder: 'src/shared/portal/areas',
    parts: FLAT,
    exports: (path) => new RegExp(`^export const (${nameOf(path)}) = \\{`, 'gm'),
    as: 'names',
  },
  {
    file: 'src/shared/lists/all.ts',
    holds: 'All lists.',
    folder: 'src/shared/lists/areas',
    parts: FLAT,
    exports: named(/^export const (\w+) = \w*list\(/gm),
    as: 'names',
  },
  {
    file: 'src/shared/papers/all.ts',
    holds: 'All kinds of paper.',
    folder: 'src/shared/papers',
    parts: FLAT,
    exports: named(/^export const (\w+) = paper\(/gm),
    as: 'names',
  },
  {
    file: 'src/shared/bridge/all.ts',
    holds: 'The entries and events of the bridge.',
    folder: 'src/shared/bridge',
    parts: FLAT,
    exports: named(/^export const (\w+Entries) =/gm),
    as: 'spread',
    types: { name: 'AllEvents', pattern: /^export interface (\w+Events) \{/gm },
  },
  {
    file: 'src/practice/all-states.ts',
    holds: 'The state of each area of the practice portal that keeps one.',
    folder: 'src/practice/areas',
    parts: /^[\w-]+\/state\.ts$/,
    exports: (path) => new RegExp(`^export const (${folderOf(path)}State) =`, 'gm'),
    as: 'names',
  },
  {
    file: 'src/practice/all.ts',
    holds: 'The areas of the practice portal.',
    folder: 'src/practice/areas',
    parts: /^[\w-]+\/area\.ts$/,
    exports: (path) => new RegExp(`^export const (${folderOf(path)}) =`, 'gm'),
    as: 'names',
  },
  {
    file: 'src/renderer/screens/all.ts',
    holds: 'All screens.',
    folder: 'src/renderer/screens',
    parts: /^[\w-]+\/screens\.ts$/,
    exports: named(/^export const (\w+Screens)\b/gm),
    as: 'array',
  },
  {
    file: 'src/renderer/papers/all.ts',
    holds: 'The drawing of each kind of paper.',
    folder: 'src/renderer/papers',
    parts: /^[\w-]+\.tsx$/,
    exports: named(/^export function (\w+)\(\{[^)]*\}: DrawingProps<'(\w+)'>/gm),
    as: 'names',
  },
  {
    file: 'tests/areas/all.ts',
    holds: 'The tables of the generic tests, by area.',
    folder: 'tests/areas',
    parts: FLAT,
    exports: (path) => new RegExp(`^export const ((?!app\\b)${nameOf(path)}) =`, 'gm'),
    as: 'names',
  },
]

interface Part {
  readonly path: string
  readonly names: readonly (readonly [name: string, key: string])[]
  readonly types: readonly string[]
}

const below = (folder: string, under = ''): readonly string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? below(folder, join(under, one.name)) : [join(under, one.name).replaceAll('\\', '/')],
  )

function partsOf({ file, folder, parts, exports, types }: Registry): readonly Part[] {
  return below(folder)
    .filter((path) => parts.test(path) && join(folder, path) !== join(file))
    .toSorted((one, other) => inOrder(sortKey(one), sortKey(other)))
    .map((path) => {
      const source = readFileSync(join(folder, path), 'utf8')
      return {
        path,
        names: [...source.matchAll(exports(path))].map(([, name = '', key = name]) => [name, key] as const),
        types: types === undefined ? [] : [...source.matchAll(types.pattern)].map(([, name = '']) => name),
      }
    })
    .filter(({ names, types: own }) => names.length + own.length > 0)
}

/** A folder comes before the folders whose names go on from its name. */
const sortKey = (path: string): string => path.replace(/\.tsx?$/, '').replaceAll('/', '\0')

/** The order of the formatter: letter by letter, a capital before its small letter. */
function inOrder(one: string, other: string): number {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const [a = '', b = ''] = [one[at], other[at]]
    if (a === b) continue
    const [low, high] = [a.toLowerCase(), b.toLowerCase()]
    return (low === high ? a < b : low < high) ? -1 : 1
  }
  return one.length - other.length
}

/** The key of a state is its area's name. */
const keyOf = (key: string): string => key.replace(/State$/, '')

/** The text of a registry, as the folders are now. */
export function textOf(registry: Registry): string {
  const { file, holds, folder, as, types } = registry
  const parts = partsOf(registry)
  const imports = parts.map(({ path, names, types: own }) => {
    const from = relative(dirname(file), join(folder, path)).replaceAll('\\', '/')
    const all = [...own.map((name) => [name, `type ${name}`] as const), ...names.map(([name]) => [name, name] as const)]
      .toSorted(([one], [other]) => inOrder(one, other))
      .map(([, text]) => text)
    const line = `import { ${all.join(', ')} } from './${from}'`
    return line.length <= 120 ? line : `import {\n${all.map((name) => `  ${name},\n`).join('')}} from './${from}'`
  })
  const items = parts
    .flatMap(({ names }) => names)
    .map(([name, key]) => {
      if (as !== 'names') return `  ...${name},\n`
      return keyOf(key) === name ? `  ${name},\n` : `  ${keyOf(key)}: ${name},\n`
    })
  const [open, close] = as === 'array' ? ['[', ']'] : ['{', '}']
  const joined =
    types === undefined ? '' : `\nexport type ${types.name} = ${parts.flatMap((part) => part.types).join(' &\n  ')}\n`
  return `/** ${holds} Written by \`npm run areas\` from the folders: don't edit. */\n${imports.join('\n')}\n\nexport const all = ${open}\n${items.join('')}${close}${as === 'names' ? '' : ' as const'}\n${joined}`
}
