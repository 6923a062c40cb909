/** Finds sentences that no screen shows and calls that no code makes. */
import { type Node, parseSync, visitorKeys } from 'oxc-parser'

export interface Program {
  /** The sources of src, by path. */
  readonly sources: ReadonlyMap<string, string>
  /** Keys of messages, and names of calls. */
  readonly sentences: readonly string[]
  readonly calls: readonly string[]
}

/** The app's own code. The practice portal doesn't count as a user; registries, and the questions of the portal check, name everything. */
const isApp = (file: string) =>
  /^src\/(main|renderer|shared\/(domain|lists|papers))\//.test(file) && file !== 'src/main/portal-check/questions.ts'
/** Definitions refer to sentences by key; the code that draws or sends them shows them. */
const isDefinition = (file: string) => /^src\/shared\/(lists|papers|portal\/areas|domain\/papers)\//.test(file)
/** Files with one of these imports refer to sentences by key; elsewhere `offline` isn't a sentence. */
const isSaying =
  /from '[^']*\/(messages\.ts|shelf\.tsx|shelf-screen\.tsx|stories\.tsx)'|import \{[^}]*\b(refuse|withSentence)\b[^}]*\} from '[^']*\/errors\.ts'/

/** The mark of a call that the portal's documents name and the app doesn't need: the line above it in src/shared/portal/areas. */
const MARKED = /^ *\/\*\* Used only by the check of the portal\b.*\n *(\w+): call\(/gm

/** Returns the complaints, one line each with its remedy: entries without a user, and marks of calls that have one. */
export function complaintsOf({ sources, sentences, calls }: Program): string[] {
  const shown = new Set<string>()
  const asked = new Set<string>()
  const marked = new Set<string>()
  for (const [file, source] of sources) {
    if (file.startsWith('src/shared/portal/areas/')) for (const [, key = ''] of source.matchAll(MARKED)) marked.add(key)
    const says = isDefinition(file) || (isApp(file) && isSaying.test(source))
    if (!says && !isApp(file)) continue
    for (const text of stringsIn(file, source)) {
      if (says) shown.add(text)
      if (isApp(file)) asked.add(text)
    }
  }
  const isMarked = (name: string) => marked.has(name.split('.')[1] ?? '')
  return [
    ...sentences
      .filter((name) => !shown.has(name))
      .map((name) => `sentence ${name}: no rule and no screen of the app shows it.\n  ${REMEDY}`),
    ...calls
      .filter((name) => !asked.has(name) && !isMarked(name))
      .map((name) => `call ${name}: neither main nor a page asks for it.\n  ${REMEDY}`),
    ...calls
      .filter((name) => asked.has(name) && isMarked(name))
      .map((name) => `call ${name}: is asked for.\n  Remove the mark above it.`),
  ]
}

const REMEDY = 'Give it its user, or delete it with its tests.'

/** Returns strings used as values, and names of `messages.…`; strings in comparisons and types don't count. */
function stringsIn(file: string, source: string): ReadonlySet<string> {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`)
  const found = new Set<string>()
  const walk = (node: Node, parent: Node | undefined): void => {
    if (node.type === 'TSLiteralType') return
    if (node.type === 'Literal' && typeof node.value === 'string' && !isCompared(node, parent)) found.add(node.value)
    if (node.type === 'MemberExpression' && isNamed(node.object, 'messages') && node.property.type === 'Identifier') {
      found.add(node.property.name)
    }
    for (const key of visitorKeys[node.type] ?? []) {
      const value: unknown = Reflect.get(node, key)
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node)
    }
  }
  walk(program, undefined)
  return found
}

/** A comparison shows nothing, and doesn't decide what is shown. */
const isCompared = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'BinaryExpression' || (parent?.type === 'SwitchCase' && parent.test === node)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const isNamed = (node: Node, name: string): boolean => node.type === 'Identifier' && node.name === name
