/** `npm run check` asks: has everything that is there a user in the app? Prints what has none, and what to do. */
import { globSync, readFileSync } from 'node:fs'
import { messages } from '../src/shared/messages.ts'
import { callNames } from '../src/shared/portal/calls.ts'
import { MOST, waiting } from './waiting.ts'
import { complaintsOf } from './wiring/judge.ts'
import { modulesOf } from './wiring/reach.ts'

type Versions = Readonly<Record<string, string>>
interface Manifest {
  readonly dependencies?: Versions
  readonly optionalDependencies?: Versions
  readonly peerDependencies?: Versions
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
const { dependencies = {}, optionalDependencies = {} } = manifestOf('')
const shipped = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]
const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
const sentences = Object.keys(messages)
/** A package that another one asks for beside itself is there for that one. */
const peersOf = (name: string) => Object.keys(manifestOf(`node_modules/${name}/`).peerDependencies ?? {})
const peers = new Set(Object.keys(dependencies).flatMap(peersOf))
const packages = shipped.filter((name) => !peers.has(name))

const complaints = complaintsOf(
  {
    modules: modulesOf(new Map(files.sort().map((file) => [file, readFileSync(file, 'utf8')]))),
    app: [
      'src/main/index.ts',
      'src/main/files/workbook-worker.ts',
      'src/preload/index.ts',
      'src/renderer/app/main.tsx',
      'src/renderer/papers/paper.tsx',
    ],
    practice: ['src/practice/main.ts', 'src/practice/portal.ts'],
    sentences,
    calls: callNames,
    dependencies: packages,
  },
  waiting,
  MOST,
)
for (const complaint of complaints) console.log(complaint)
console.log(
  `${files.length} files, ${sentences.length} sentences, ${callNames.length} calls, ${shipped.length} packages: ` +
    `${complaints.length} complaints, ${waiting.length} wait`,
)
process.exitCode = complaints.length > 0 ? 1 : 0
