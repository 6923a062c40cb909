/** Finds sentences that no screen shows and calls that no code makes, and compares them with the waiting list. */
import { type Node, parseSync, visitorKeys } from 'oxc-parser'
import type { Waiting } from './waiting.ts'

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
const isDefinition = (file: string) => /^src\/shared\/(lists|papers|portal\/areas)\//.test(file)
/** Files with one of these imports refer to sentences by key; elsewhere `offline` isn't a sentence. */
const isSaying =
  /from '[^']*\/(messages\.ts|shelf\.tsx|shelf-screen\.tsx|stories\.tsx)'|import \{[^}]*\b(refuse|retold)\b[^}]*\} from '[^']*\/errors\.ts'/

const COMPLAINTS = {
  sentence: 'no rule and no screen of the app shows it',
  call: 'neither main nor a page asks for it',
} as const

/** Returns the complaints, one line each: entries without a user that don't wait for one, and entries that no longer wait. */
export function complaintsOf(program: Program, waiting: readonly Waiting[], most: number): string[] {
  const unused = unusedIn(program)
  const waits = waiting.flatMap(({ kind, name }) => (kind === 'sentence' || kind === 'call' ? [`${kind} ${name}`] : []))
  return [
    ...[...unused]
      .filter(([key]) => !waits.includes(key))
      .map(([key, kind]) => `${key}: ${COMPLAINTS[kind]}.\n  Give it its user, or delete it with its tests.`),
    ...waits
      .filter((key) => !unused.has(key))
      .map((key) => `${key}: is used, or is no more.\n  Take it off the list in tools/waiting.ts.`),
    ...(waiting.length > most ? [`${waiting.length} wait, ${most} may: the list in tools/waiting.ts has grown.`] : []),
    ...(waiting.length < most ? [`Only ${waiting.length} wait: say so in MOST of tools/waiting.ts.`] : []),
  ]
}

function unusedIn({ sources, sentences, calls }: Program): Map<string, keyof typeof COMPLAINTS> {
  const shown = new Set<string>()
  const asked = new Set<string>()
  for (const [file, source] of sources) {
    const says = isDefinition(file) || (isApp(file) && isSaying.test(source))
    if (!says && !isApp(file)) continue
    for (const text of stringsIn(file, source)) {
      if (says) shown.add(text)
      if (isApp(file)) asked.add(text)
    }
  }
  return new Map([
    ...sentences.filter((name) => !shown.has(name)).map((name) => [`sentence ${name}`, 'sentence'] as const),
    ...calls.filter((name) => !asked.has(name)).map((name) => [`call ${name}`, 'call'] as const),
  ])
}

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
