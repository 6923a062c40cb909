/** The import graph, read from the sources by a real parser. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  readonly from: string
  readonly line: number
  /** A path from the project's root, or a package's name. */
  readonly to: string
  readonly typeOnly: boolean
  /** The imported names; `*` for the whole module. */
  readonly names: readonly string[]
}

/** Every import of every source file under `root`. */
export function importsOf(root: string): Import[] {
  const files = globSync('{src,tools,tests,packages}/**/*.{ts,tsx,mjs}', { cwd: root, exclude: ['**/node_modules/**'] })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8'), (path) => existsSync(join(root, path))))
}

/** Returns the imports of one file; `exists` tells if a path from the root is a file, to resolve names without an extension. */
export function importsIn(file: string, source: string, exists: (path: string) => boolean = () => true): Import[] {
  const found: Import[] = []
  const add = (start: number, specifier: string, typeOnly: boolean, names: readonly string[] = ['*']) => {
    const line = source.slice(0, start).split('\n').length
    found.push({ from: file, line, to: targetOf(file, specifier, exists), typeOnly, names })
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`)
  new Visitor({
    ImportDeclaration(node) {
      const onlyTypes = node.specifiers.length > 0 && node.specifiers.every(isTypeSpecifier)
      add(node.start, node.source.value, node.importKind === 'type' || onlyTypes, node.specifiers.map(nameOf))
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node.start, node.source.value, node.exportKind === 'type', node.specifiers.map(nameOf))
    },
    ExportAllDeclaration(node) {
      add(node.start, node.source.value, node.exportKind === 'type')
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal') add(node.start, String(node.source.value), false)
    },
    TSImportType(node) {
      add(node.start, String(node.source.value), true)
    },
  }).visit(program)
  return found
}

function isTypeSpecifier(specifier: { type: string; importKind?: string }): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'
}

/** Returns the exported name; a default import of a Node module counts as the whole module. */
function nameOf(specifier: { type: string; imported?: Named; local: Named }): string {
  if (specifier.type === 'ImportDefaultSpecifier' || specifier.type === 'ImportNamespaceSpecifier') return '*'
  const { type, name = '', value = '' } = specifier.imported ?? specifier.local
  return type === 'Literal' ? value : name
}

interface Named {
  readonly type: string
  readonly name?: string
  readonly value?: string
}

/** Resolves an import to a path from the root, or a package's name. */
export function targetOf(file: string, specifier: string, exists: (path: string) => boolean): string {
  const [plain = specifier] = specifier.split('?')
  if (!plain.startsWith('.')) return packageOf(plain)
  const path = posix.join(dirname(file), plain)
  const endings = ['', '.ts', '.tsx', '/index.ts']
  return endings.map((ending) => path + ending).find(exists) ?? path
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

/**
 * Returns the import cycles, each once, as the path around it. Type imports and dynamic imports (`import()`) count as well: neither file
 * can be read, moved or removed without the other.
 */
export function ringsOf(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const state = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const rings: string[][] = []
  const visit = (file: string) => {
    state.set(file, 'open')
    path.push(file)
    for (const target of next.get(file) ?? []) {
      if (state.get(target) === 'open') rings.push([...path.slice(path.indexOf(target)), target])
      else if (!state.has(target)) visit(target)
    }
    path.pop()
    state.set(file, 'done')
  }
  for (const file of next.keys()) if (!state.has(file)) visit(file)
  return rings
}
