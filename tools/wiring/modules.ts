/** What a source file declares, imports and says, statement by statement, read by a true parser. */
import { type ImportDeclarationSpecifier, type Node, parseSync, visitorKeys } from 'oxc-parser'
import { targetOf } from '../imports/graph.ts'

/** A name in a file: `default` for its default export, `*` for all that it exports. */
export interface Place {
  readonly file: string
  readonly name: string
}

/** One statement at the top of a file. */
export interface Unit {
  readonly declares: readonly string[]
  /** Names of this file that stand in it; a local of the same name counts, too: rather used than wrongly reported. */
  readonly names: ReadonlySet<string>
  /** Files that it loads when needed. */
  readonly loads: readonly string[]
  /** Strings that could be keys of messages: neither compared nor named by a type. */
  readonly strings: ReadonlySet<string>
  /** Strings that a function is called with first, or that stand as a definition's `call`. */
  readonly asked: ReadonlySet<string>
  /** It does something when the file is loaded, wanted or not. */
  readonly effect: boolean
}

export interface Module {
  readonly file: string
  /** What the file's own names stand for elsewhere. */
  readonly imports: ReadonlyMap<string, Place>
  /** Files that run before this one does. */
  readonly runs: readonly string[]
  /** What it lets others use, types left out; by the name outside. */
  readonly exports: ReadonlyMap<string, string>
  readonly units: readonly Unit[]
}

const declarations = new Set([
  'FunctionDeclaration',
  'ClassDeclaration',
  'VariableDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSModuleDeclaration',
])

export function moduleOf(file: string, source: string, exists: (path: string) => boolean): Module {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`)
  const target = (specifier: string) => targetOf(file, specifier, exists)
  const imports = new Map<string, Place>()
  const exports = new Map<string, string>()
  const runs: string[] = []
  const units: Unit[] = []

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = target(statement.source.value)
      const typesOnly = statement.importKind === 'type'
      if (!typesOnly) runs.push(from)
      for (const specifier of statement.specifiers) {
        imports.set(specifier.local.name, { file: from, name: importedBy(specifier) })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      throw new Error(`${file} exports all of ${statement.source.value}: name what is meant.`)
    } else if (statement.type === 'ExportNamedDeclaration') {
      const { declaration, specifiers, source: from } = statement
      for (const { local, exported, exportKind } of specifiers) {
        const inner = from ? `${nameOf(local)} of ${from.value}` : nameOf(local)
        if (from) imports.set(inner, { file: target(from.value), name: nameOf(local) })
        if (statement.exportKind !== 'type' && exportKind !== 'type') exports.set(nameOf(exported), inner)
      }
      if (from && statement.exportKind !== 'type') runs.push(target(from.value))
      if (declaration) {
        const unit = unitOf(declaration, target)
        units.push(unit)
        if (!declaration.type.startsWith('TS')) for (const name of unit.declares) exports.set(name, name)
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const unit = unitOf(statement.declaration, target)
      units.push({ ...unit, declares: [...unit.declares, 'default'], effect: false })
      exports.set('default', 'default')
    } else {
      units.push(unitOf(statement, target))
    }
  }
  return { file, imports, runs, exports, units }
}

function unitOf(statement: Node, target: (specifier: string) => string): Unit {
  const names = new Set<string>()
  const strings = new Set<string>()
  const asked = new Set<string>()
  const loads: string[] = []
  walk(statement, [], (node, above) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name)
    if (node.type === 'MemberExpression' && isNamed(node.object, 'messages') && node.property.type === 'Identifier') {
      strings.add(node.property.name)
    }
    if (node.type === 'ImportExpression' && node.source.type === 'Literal')
      loads.push(target(String(node.source.value)))
    if (node.type !== 'Literal' || typeof node.value !== 'string') return
    if (!isCompared(node, above)) strings.add(node.value)
    if (isAsked(node, above)) asked.add(node.value)
  })
  return { declares: declaredBy(statement), names, loads, strings, asked, effect: !declarations.has(statement.type) }
}

function declaredBy(statement: Node): string[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => boundBy(id))
  if ('id' in statement && statement.id && 'name' in statement.id) return [String(statement.id.name)]
  return []
}

function boundBy(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => boundBy(one.type === 'Property' ? one.value : one.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one === null ? [] : boundBy(one)))
    case 'AssignmentPattern':
      return boundBy(pattern.left)
    case 'RestElement':
      return boundBy(pattern.argument)
    default:
      return []
  }
}

/** A comparison shows nothing, and decides nothing about what is shown. */
function isCompared(node: Node, above: readonly Node[]): boolean {
  const parent = above.at(-1)
  if (parent?.type === 'BinaryExpression') return true
  return parent?.type === 'SwitchCase' && parent.test === node
}

/** `client.call(NAME, …)`, `usePortal(whole ? NAME : NAME, …)`, `{ call: NAME }`, `list({ report: NAME }, …)`, `reads: { report: NAME }`. */
function isAsked(node: Node, above: readonly Node[]): boolean {
  if (isRead(node, above)) return true
  let inner = node
  for (const parent of above.toReversed()) {
    if (parent.type === 'CallExpression') return parent.arguments[0] === inner
    if (parent.type === 'Property') return isNamed(parent.key, 'call') && parent.value === inner
    if (parent.type !== 'ConditionalExpression' || parent.test === inner) return false
    inner = parent
  }
  return false
}

/** One of the calls that a definition names: a list's, a paper's. */
function isRead(node: Node, above: readonly Node[]): boolean {
  const [outer, object, property] = above.slice(-3)
  if (property?.type !== 'Property' || property.value !== node || object?.type !== 'ObjectExpression') return false
  if (outer?.type === 'CallExpression') return isNamed(outer.callee, 'list') && outer.arguments[0] === object
  return outer?.type === 'Property' && isNamed(outer.key, 'reads')
}

type Visit = (node: Node, above: readonly Node[]) => void

/** Every node but the names of properties and attributes, which are nobody's, and strings that only types say. */
function walk(node: Node, above: readonly Node[], visit: Visit): void {
  if (node.type === 'TSLiteralType') return
  visit(node, above)
  const inside = [...above, node]
  for (const key of visitorKeys[node.type] ?? []) {
    if (isOnlyAName(node, key)) continue
    const value: unknown = Reflect.get(node, key)
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, inside, visit)
  }
}

function isOnlyAName(node: Node, key: string): boolean {
  if (key === 'property') return node.type === 'MemberExpression' && !node.computed
  if (key === 'name') return node.type === 'JSXAttribute'
  return key === 'key' && 'computed' in node && !node.computed
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const isNamed = (node: Node, name: string): boolean => node.type === 'Identifier' && node.name === name

function importedBy(specifier: ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported)
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'
}

const nameOf = (node: { readonly name: string } | { readonly value: string }): string =>
  'name' in node ? node.name : node.value
