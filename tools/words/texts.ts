/** Extracts our texts that a user can read from the sources, with a parser: sentences, labels, heads and names. */
import { type Node, parseSync, visitorKeys } from 'oxc-parser'

export interface Text {
  readonly file: string
  readonly line: number
  /** The text as it is shown; `{}` stands for a filled-in value. */
  readonly text: string
}

/** Attributes and fields with names for the program, which users never read. */
const NAMES: ReadonlySet<string> = new Set([
  'className',
  'classNames',
  'style',
  'styles',
  'sql',
  'd',
  'path',
  'viewBox',
  'transform',
  'fontFamily',
  'family',
  'gridTemplateColumns',
  'columns',
  'type',
  'kind',
])
const SQL = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|PRAGMA|WITH|BEGIN|COMMIT|ROLLBACK|VACUUM|ATTACH)\b/i
const STYLE = /var\(--|calc\(|\b\d+(?:px|rem|fr|mm|em)\b|@page|^[.#[:]|[{;]\s*$/
/** Matches two words, or one that begins like a name of something on screen. */
const READS = /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}|^\p{Lu}\p{Ll}+|^\p{Lu}{2,}$/u

/** Returns the texts of one file, in their order. */
export function textsIn(file: string, source: string): Text[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`)
  const found: Text[] = []
  const add = (start: number, raw: string) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(text)) found.push({ file, line: source.slice(0, start).split('\n').length, text })
  }
  const walk = (node: Node, parent: Node | undefined): void => {
    if (isNoText(node, parent)) return
    if (node.type === 'JSXText') add(node.start, node.value)
    if (node.type === 'Literal' && typeof node.value === 'string' && reads(node.value)) add(node.start, node.value)
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}')
      if (!isAddress(text) && reads(text.replaceAll('{}', ' x '))) add(node.start, text)
    }
    for (const key of visitorKeys[node.type] ?? []) {
      const value: unknown = Reflect.get(node, key)
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node)
    }
  }
  walk(program, undefined)
  return found
}

const isAddress = (text: string) => text.includes('/') && !/\s/.test(text)
const reads = (text: string) => READS.test(text) && !SQL.test(text) && !STYLE.test(text)

/** True for types, imports, developers' errors, comparisons and field names, which users don't read. */
function isNoText(node: Node, parent: Node | undefined): boolean {
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') return true
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return true
    case 'NewExpression':
      return node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')
    case 'TaggedTemplateExpression':
      return true
    // Field names of the portal.
    case 'ObjectExpression':
      return (
        parent?.type === 'CallExpression' &&
        parent.callee.type === 'MemberExpression' &&
        parent.callee.property.type === 'Identifier' &&
        parent.callee.property.name === 'alsoNamed'
      )
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && NAMES.has(node.name.name)
    case 'Property':
      return node.key.type === 'Identifier' && NAMES.has(node.key.name)
    case 'Literal':
      return parent?.type === 'BinaryExpression' || (parent?.type === 'Property' && parent.key === node)
    default:
      return false
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
