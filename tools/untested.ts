/** Finds exported functions of the rules that no unit test imports and uses. */
import { type ParseResult, type Program, parseSync, type Statement, Visitor } from 'oxc-parser'
import { targetOf } from './imports/graph.ts'

export interface Rule {
  readonly path: string
  readonly line: number
  readonly name: string
}

/** Sources by path, from the project's root. */
export type Sources = ReadonlyMap<string, string>

/** Returns the exported functions of `rules` that no file of `tests` imports and uses, by path and line. */
export function untestedIn(rules: Sources, tests: Sources): Rule[] {
  const used = new Set([...tests].flatMap(([path, source]) => usedIn(path, source)))
  return [...rules]
    .flatMap(([path, source]) => functionsIn(path, source))
    .filter(({ path, name }) => !used.has(keyOf(path, name)))
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}

/** Returns the exported functions of one file: declarations, and named arrow functions. */
export function functionsIn(path: string, source: string): Rule[] {
  const lineOf = (start: number) => source.slice(0, start).split('\n').length
  return parsed(path, source).program.body.flatMap((statement) =>
    namesOf(statement).map((name) => ({ path, line: lineOf(statement.start), name })),
  )
}

function namesOf(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration } = statement
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : []
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      ? [id.name]
      : [],
  )
}

/** Returns the keys that a file imports and uses; a type-only import, or a name in a comment, doesn't count as a use. */
function usedIn(path: string, source: string): string[] {
  const { program } = parsed(path, source)
  const imported = importedBy(path, program)
  const named = new Set<string>()
  const body = program.body.filter(({ type }) => type !== 'ImportDeclaration')
  new Visitor({
    Identifier({ name }) {
      named.add(name)
    },
  }).visit({ ...program, body })
  return [...imported].flatMap(([local, key]) => (named.has(local) ? [key] : []))
}

/** Returns the keys of imported values by their local names. */
function importedBy(path: string, program: Program): ReadonlyMap<string, string> {
  const imported = new Map<string, string>()
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (importKind === 'type') return
      const target = targetOf(path, source.value, () => true)
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') continue
        const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
        imported.set(specifier.local.name, keyOf(target, name))
      }
    },
  }).visit(program)
  return imported
}

const keyOf = (path: string, name: string) => `${path}#${name}`

function parsed(path: string, source: string): ParseResult {
  const result = parseSync(path, source)
  if (result.errors.length > 0) throw new Error(`${path} can't be parsed: ${result.errors[0]?.message}`)
  return result
}
