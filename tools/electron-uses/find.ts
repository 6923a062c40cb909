/** Finds the program's uses of Electron with the compiler: each member, option and event, with its file. */
import { join, relative } from 'node:path'
import {
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type NodeHandle, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync'

export interface ElectronUse {
  /** The name in Electron's documentation: `BrowserWindow.loadURL`, `App 'second-instance'`. */
  readonly name: string
  /** Path from the project's root. */
  readonly file: string
  readonly isDeprecated: boolean
}

const WORLDS = ['src/main', 'src/preload']
const TYPINGS = /\/node_modules\/electron\/electron\.d\.ts$/
/** Matches files that can use Electron at all: by import, through a file that imports it, or on Node's own `process`. */
const MAY_USE = /from 'electron'|\/desktop\/|\bprocess\b/
const LISTENS = new Set(['on', 'once', 'off', 'addListener', 'removeListener'])

/** Sorted by name, then by file; one entry per name and file. */
export function electronUses(root: string): readonly ElectronUse[] {
  const api = new API({ cwd: root })
  try {
    const found = WORLDS.flatMap((world) => {
      const config = join(root, world, 'tsconfig.json')
      const project = api.updateSnapshot({ openProject: config }).getProject(config)
      if (project === undefined) throw new Error(`${world} can't be compiled`)
      return ownFiles(project, root, world).flatMap((file) => usesIn(project, file, root))
    })
    const once = new Map(found.map((use) => [`${use.name} ${use.file}`, use]))
    return [...once.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use)
  } finally {
    api.close()
  }
}

const ownFiles = ({ program }: Project, root: string, world: string): readonly SourceFile[] =>
  program
    .getSourceFileNames()
    .filter((name) => name.startsWith(join(root, world, '/')))
    .flatMap((name) => program.getSourceFile(name) ?? [])
    .filter(({ text }) => MAY_USE.test(text))

function usesIn(project: Project, file: SourceFile, root: string): readonly ElectronUse[] {
  const members: Node[] = []
  const calls = new Map<Node, Node>()
  /** Object literals, and destructuring patterns. */
  const objects: Node[] = []
  const visit = (node: Node): undefined => {
    if (isPropertyAccessExpression(node)) members.push(node.name)
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) calls.set(node.expression.name, node)
    if (isObjectLiteralExpression(node) || isObjectBindingPattern(node)) objects.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  const { checker } = project
  const used = (symbol: TypeSymbol | undefined, call?: Node): ElectronUse | readonly [] => {
    const typing = symbol?.declarations.find(({ path }) => TYPINGS.test(path))
    if (symbol === undefined || typing === undefined) return []
    const event = LISTENS.has(symbol.name) && call !== undefined ? firstText(call) : undefined
    const declared = call === undefined ? typing : (checker.getResolvedSignature(call)?.declaration ?? typing)
    return {
      name: event === undefined ? `${ownerOf(symbol)}.${symbol.name}` : `${ownerOf(symbol)} '${event}'`,
      file: relative(root, file.fileName),
      isDeprecated: isDeprecated(project, declared),
    }
  }
  const ofMembers = checker
    .getSymbolAtLocation(members)
    .flatMap((symbol, at) => used(symbol, members[at] === undefined ? undefined : calls.get(members[at])))
  const ofObjects = objects.flatMap((node) => {
    const names = namesOf(node)
    if (names.length === 0) return []
    const type = isObjectLiteralExpression(node) ? checker.getContextualType(node) : checker.getTypeAtLocation(node)
    const known = type === undefined ? undefined : (checker.getNonNullableType(type) ?? type)
    return known === undefined ? [] : names.flatMap((name) => used(checker.getPropertyOfType(known, name)))
  })
  return [...ofMembers, ...ofObjects]
}

const ownerOf = (symbol: TypeSymbol): string => {
  const owner = symbol.getParent()?.name ?? 'electron'
  // Members of every event, whose type has no name.
  return owner === '__type' ? 'Event' : owner
}

function namesOf(node: Node): readonly string[] {
  if (isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property) =>
      (isPropertyAssignment(property) || isShorthandPropertyAssignment(property)) && isIdentifier(property.name)
        ? property.name.text
        : [],
    )
  }
  if (!isObjectBindingPattern(node)) return []
  return node.elements.flatMap((element) => {
    const name = isBindingElement(element) ? (element.propertyName ?? element.name) : undefined
    return name !== undefined && isIdentifier(name) ? name.text : []
  })
}

const firstText = (call: Node): string | undefined => {
  const [first] = isCallExpression(call) ? call.arguments : []
  return first !== undefined && isStringLiteral(first) ? first.text : undefined
}

/** Decides by the comment before its declaration. */
function isDeprecated(project: Project, declared: NodeHandle): boolean {
  const node = declared.resolve(project)
  return node?.getSourceFile().text.slice(node.pos, node.getStart()).includes('@deprecated') ?? false
}
