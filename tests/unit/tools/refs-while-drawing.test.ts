/**
 * React may draw a component and throw the result away, so no ref is written while drawing. The newest callback is a `useEffectEvent`, a value
 * of an earlier drawing is state.
 */
import { globSync, readFileSync } from 'node:fs'
import { type Node, parseSync, visitorKeys } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

/** Hooks that call their function while drawing. */
const AT_ONCE: readonly string[] = ['useMemo', 'useState', 'useReducer']
const DRAWS = /^(?:use[A-Z]|[A-Z])/

const isFunction = ({ type }: Node): boolean => /^(?:Function|ArrowFunction)/.test(type)

const isRef = (node: Node): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'current'

interface Place {
  /** True in what runs while drawing: a component's or a hook's own body, and what it calls at once. */
  readonly draws: boolean
  /** True within a function. */
  readonly isNested: boolean
  /** The name of the function that comes next. */
  readonly name: string
}

/** The place of a node's children. */
function placeIn(node: Node, place: Place): Place {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') return { ...place, name: node.id.name }
  if (!isFunction(node)) return place
  const name = node.type === 'FunctionDeclaration' ? (node.id?.name ?? '') : place.name
  return { draws: place.isNested ? place.draws : DRAWS.test(name), isNested: true, name: '' }
}

const isCalledAtOnce = (node: Node): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && AT_ONCE.includes(node.callee.name)

/** The refs that are written while a component or a hook draws. */
function refsIn(file: string, source: string): readonly string[] {
  const found: number[] = []
  const look = (node: Node, place: Place) => {
    if (place.draws && node.type === 'AssignmentExpression' && isRef(node.left)) found.push(node.start)
    const inside = placeIn(node, place)
    for (const child of childrenOf(node)) {
      const isLater = isFunction(child) && inside.isNested && !isCalledAtOnce(node)
      look(child, isLater ? { ...inside, draws: false } : inside)
    }
  }
  look(parseSync(file, source).program, { draws: false, isNested: false, name: '' })
  return found.map((start) => `${file}:${source.slice(0, start).split('\n').length}`)
}

const childrenOf = (node: Node): readonly Node[] =>
  (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child = (node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null>>)[key]
    return [child ?? []].flat().filter((one): one is Node => one !== null)
  })

describe('a ref that is written while drawing', () => {
  it.each([
    ['function useLatest(run) { const latest = useRef(run); latest.current = run }', 1],
    ['const Card = ({ run }) => { const latest = useRef(run); if (run) latest.current = run; return null }', 1],
    ['function useOnce() { return useMemo(() => { kept.current = 1 }, []) }', 1],
    ['const Card = memo(function Card() { kept.current = 1 })', 1],
    ['function useOnce() { useEffect(() => { kept.current = 1 }, []) }', 0],
    ['function Card() { const go = () => { kept.current = 1 }; return <b onClick={go} /> }', 0],
    ['function useOnce() { useMemo(() => () => { kept.current = 1 }, []) }', 0],
    ['function leave() { kept.current = 1 }', 0],
  ])('%s has %i', (source, count) => {
    expect(refsIn('src/renderer/a.tsx', source)).toHaveLength(count)
  })

  it('is in no component and no hook', () => {
    const files = globSync('src/renderer/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => refsIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})
