/** What of the program has no user in the app, held against the list of what waits for one. */
import type { Waiting } from '../waiting.ts'
import type { Module, Place } from './modules.ts'
import { type Reached, reach } from './reach.ts'

export interface Program {
  /** All of src by path: the practice portal, too. */
  readonly modules: ReadonlyMap<string, Module>
  /** Where the app begins, and where its practice portal does. */
  readonly app: readonly string[]
  readonly practice: readonly string[]
  /** Keys of messages.ts, names of calls, packages that ship. */
  readonly sentences: readonly string[]
  readonly calls: readonly string[]
  readonly dependencies: readonly string[]
}

type Unused = Pick<Waiting, 'kind' | 'name'>

const MESSAGES = 'src/shared/messages.ts'
const ERRORS = 'src/shared/errors.ts'
const SAYING = ['refuse', 'retold']
const inPractice = (file: string) => file.startsWith('src/practice/')
/** What only the practice portal follows is no rule of the app's. */
const isRule = (file: string) => /^src\/shared\/(domain|lists|papers)\//.test(file)
/** Where a sentence is shown and a call is asked for; the registries name them all. */
const isApp = (file: string) => /^src\/(main|renderer)\//.test(file) || isRule(file)

const COMPLAINTS: Record<Waiting['kind'], string> = {
  export: 'only tests and tools use it, or for a rule the practice portal',
  sentence: 'no rule and no screen of the app shows it',
  call: 'neither main nor a page asks for it',
  dependency: 'no code of src imports it',
}

/** What is wrong, a line each: what has no user and doesn't wait for one, and what waits no longer. */
export function complaintsOf(program: Program, waiting: readonly Waiting[], most: number): string[] {
  const unused = new Set(unusedIn(program, []).map(keyOf))
  // What a waiting rule uses waits with it.
  const withoutWaiting = unusedIn(program, waiting.filter(({ kind }) => kind === 'export').map(placeOf))
  const listed = new Set(waiting.map(keyOf))
  const complaints = [
    ...withoutWaiting
      .filter((one) => !listed.has(keyOf(one)))
      .map((one) => `${keyOf(one)}: ${COMPLAINTS[one.kind]}.\n  Give it its user, or delete it with its tests.`),
    ...waiting
      .filter((one) => !unused.has(keyOf(one)))
      .map((one) => `${keyOf(one)}: is used, or is no more.\n  Take it off the list in tools/waiting.ts.`),
  ]
  if (waiting.length > most)
    complaints.push(`${waiting.length} wait, ${most} may: the list in tools/waiting.ts has grown.`)
  if (waiting.length < most) complaints.push(`Only ${waiting.length} wait: say so in MOST of tools/waiting.ts.`)
  return complaints
}

function unusedIn(program: Program, waiting: readonly Place[]): Unused[] {
  const { modules, sentences, calls, dependencies } = program
  const ofApp = new Map([...modules].filter(([file]) => !inPractice(file)))
  const app = reach(ofApp, program.app, waiting)
  const product = reach(modules, [...program.app, ...program.practice], waiting)
  const exported = [...modules.values()].flatMap(({ file, exports }) =>
    [...exports.keys()].map((name): Place => ({ file, name })),
  )
  const shown = sentencesIn(app)
  const asked = new Set(app.units.filter(({ module }) => isApp(module.file)).flatMap(({ unit }) => [...unit.asked]))
  const imported = new Set([...modules.values()].flatMap(({ runs, units }) => [...runs, ...units.flatMap(loadsOf)]))
  return [
    ...exported
      .filter((place) => !(isRule(place.file) ? app : product).has(place))
      .map(({ file, name }): Unused => ({ kind: 'export', name: `${file}#${name}` })),
    ...sentences.filter((name) => !shown.has(name)).map((name): Unused => ({ kind: 'sentence', name })),
    ...calls.filter((name) => !asked.has(name)).map((name): Unused => ({ kind: 'call', name })),
    ...dependencies.filter((name) => !imported.has(name)).map((name): Unused => ({ kind: 'dependency', name })),
  ]
}

/** Definitions name sentences by key, and what draws or sends them says them. */
const isDefinition = (file: string) => /^src\/shared\/(lists|papers|portal\/areas)\//.test(file)

/** Whoever imports that says sentences by key. */
const isSaying = ({ file, name }: Place) => file === MESSAGES || (file === ERRORS && SAYING.includes(name))

/** Strings of files that say any: elsewhere `offline` is not a sentence. */
function sentencesIn({ units }: Reached): ReadonlySet<string> {
  const knows = ({ file, imports }: Module) =>
    isDefinition(file) || (isApp(file) && [...imports.values()].some(isSaying))
  return new Set(units.filter(({ module }) => knows(module)).flatMap(({ unit }) => [...unit.strings]))
}

const loadsOf = ({ loads }: Module['units'][number]): readonly string[] => loads

const keyOf = ({ kind, name }: Unused): string => `${kind} ${name}`

function placeOf({ name: path }: Waiting): Place {
  const [file = '', name = ''] = path.split('#')
  return { file, name }
}
