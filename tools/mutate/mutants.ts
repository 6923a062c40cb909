/** Makes small changes to a source file, each of which a test should detect. */
import { parseSync, Visitor } from 'oxc-parser'

export interface Mutant {
  /** A path from the project's root. */
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  /** The text from `start` to `end`, and its replacement. */
  readonly was: string
  readonly becomes: string
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' }
/** Methods whose call can be removed: the list stays unchanged. */
const DROPPED_METHODS: readonly string[] = ['filter', 'sort', 'toSorted', 'reverse', 'toReversed']

/** A node's position in the text. */
interface Place {
  readonly start: number
  readonly end: number
}

/** Returns every mutant of a file, in the order of its text. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const found: Mutant[] = []
  const types: Place[] = []
  const replace = ({ start, end }: Place, becomes: string) => {
    const line = source.slice(0, start).split('\n').length
    found.push({ file, line, start, end, was: source.slice(start, end), becomes })
  }
  const operatorBetween = (left: Place, right: Place, operator: string) => {
    const becomes = OPERATORS[operator]
    const start = source.indexOf(operator, left.end)
    if (becomes !== undefined && start < right.start) replace({ start, end: start + operator.length }, becomes)
  }
  const text = ({ start, end }: Place) => source.slice(start, end)
  new Visitor({
    TSLiteralType(node) {
      types.push(node)
    },
    BinaryExpression: ({ left, right, operator }) => operatorBetween(left, right, operator),
    LogicalExpression: ({ left, right, operator }) => operatorBetween(left, right, operator),
    AssignmentExpression: ({ left, right, operator }) => operatorBetween(left, right, operator),
    UpdateExpression(node) {
      const start = node.prefix ? node.start : node.argument.end
      replace({ start, end: start + 2 }, OPERATORS[node.operator] ?? node.operator)
    },
    UnaryExpression(node) {
      if (node.operator === '!') replace({ start: node.start, end: node.start + 1 }, '')
    },
    Literal(node) {
      if (typeof node.value === 'boolean') replace(node, String(!node.value))
      if (typeof node.value === 'number') replace(node, String(node.value + 1))
    },
    ConditionalExpression: ({ test }) => replace(test, `!(${text(test)})`),
    IfStatement: ({ test }) => replace(test, 'false'),
    ArrayExpression(node) {
      if (node.elements.length > 0) replace(node, '[]')
    },
    ExpressionStatement(node) {
      if (node.expression.type !== 'Literal') replace(node, ';')
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const other = METHODS[name]
      if (other !== undefined) replace(callee.property, other)
      if (DROPPED_METHODS.includes(name)) replace({ start: callee.object.end, end: node.end }, '')
    },
  }).visit(parseSync(file, source).program)
  const isInType = ({ start }: Mutant) => types.some((type) => type.start <= start && start < type.end)
  return found.filter((mutant) => !isInType(mutant)).toSorted((one, other) => one.start - other.start)
}

export const mutated = (source: string, { start, end, becomes }: Mutant): string =>
  source.slice(0, start) + becomes + source.slice(end)

/** Returns `count` of them, the same for the same seed. */
export function sample<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const remaining = [...all]
  const chosen: T[] = []
  let state = seed >>> 0
  while (chosen.length < count && remaining.length > 0) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    chosen.push(...remaining.splice(Math.floor((state / 2 ** 32) * remaining.length), 1))
  }
  return chosen
}
