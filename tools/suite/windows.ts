/** Runs main on Windows' own Node under wine: every group of tests/windows in a separate process, two in parallel. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFileName } from '../../src/main/files/file-name.ts'
import { makeBundle } from '../../tests/support/bundled.ts'
import { GROUPS } from '../../tests/windows/group-names.ts'
import { PROGRAMS } from '../../tests/windows/programs.ts'
import { type CaseResult, readResults } from '../../tests/windows/result.ts'
import { type Outcome, partOf, type Stage } from './stage.ts'
import { type WindowsNode, windowsNode, windowsPath } from './windows-node.ts'
import { tableOf } from './windows-table.ts'

/** Milliseconds: a group that takes longer counts as hung. */
const HANGS = 240_000
const LANES = 2

export const windowsStage: Stage = { name: 'windows', run: tryWindows }

async function tryWindows(): Promise<Outcome> {
  const node = await windowsNode()
  if ('missing' in node) return { passed: 0, failed: 0, output: '', skipped: node.missing }
  const work = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'storedesk-windows-'))
  const drives = drivesTo(node.prefix, work)
  try {
    const [program = ''] = await Promise.all(Object.values(PROGRAMS).map(({ name, entry }) => makeBundle(name, entry)))
    const results = await inLanes(chosenGroups(), (group) => runGroup(node, { program, group, work, drives }))
    return outcomeOf([...results.flat(), namesIn(work)])
  } finally {
    for (const { link } of drives) rmSync(link, { force: true })
    rmSync(work, { recursive: true, force: true })
  }
}

/** Returns all groups, or those named in STOREDESK_WINDOWS. */
function chosenGroups(): readonly string[] {
  const named = process.env.STOREDESK_WINDOWS?.split(',')
  return named === undefined ? GROUPS : GROUPS.filter((group) => named.includes(group))
}

/** Returns the outcome of the cases; prints the table in any case. */
export function outcomeOf(results: readonly CaseResult[]): Outcome {
  console.log(`${tableOf(results)}\n`)
  const failed = results.filter(({ problem }) => problem !== undefined)
  return {
    passed: results.length - failed.length,
    failed: failed.length + (results.length === 0 ? 1 : 0),
    output: failed.map(({ name, problem }) => `${name}\n${problem}`).join('\n\n'),
    parts: [partOf('windows', results)],
  }
}

/** Checks the names of all files that the cases have left: wine accepts names that Windows doesn't. */
export function namesIn(folder: string): CaseResult {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => path.split('/').at(-1) ?? [],
  )
  const wrong = names.filter((name) => !isFileName(name, 'win32'))
  const problem =
    wrong.length === 0
      ? undefined
      : `Windows has no such names: ${[...new Set(wrong)].slice(0, 5).join(', ')} (${wrong.length} in all)`
  const seen = { before: 'all that the cases have left', after: `${names.length} names, all of which Windows has` }
  return { name: 'names of files and folders', seconds: 0, seen: problem === undefined ? seen : undefined, problem }
}

interface Drive {
  readonly name: 'drive' | 'share'
  /** The path in the form that programs under wine use. */
  readonly path: string
  /** The symbolic link that creates it. */
  readonly link: string
}

/** Creates a drive whose root is a folder here, and a share of another computer, through wine's device folder. */
function drivesTo(prefix: string, work: string): readonly Drive[] {
  const devices = join(prefix, 'dosdevices')
  const letter = [...'defghijklmnopqrstuvwxy'].find((one) => !existsSync(join(devices, `${one}:`))) ?? 'y'
  const share = `share-${process.pid}`
  const server = join(devices, 'unc', 'storeserver')
  mkdirSync(server, { recursive: true })
  const drives: readonly Drive[] = [
    { name: 'drive', path: `${letter.toUpperCase()}:\\`, link: join(devices, `${letter}:`) },
    { name: 'share', path: `\\\\storeserver\\${share}`, link: join(server, share) },
  ]
  for (const { name, link } of drives) {
    mkdirSync(join(work, name))
    symlinkSync(join(work, name), link)
  }
  return drives
}

interface GroupRun {
  readonly program: string
  readonly group: string
  readonly work: string
  readonly drives: readonly Drive[]
}

async function runGroup(node: WindowsNode, { program, group, work, drives }: GroupRun): Promise<readonly CaseResult[]> {
  const folder = join(work, group)
  mkdirSync(folder)
  const results = join(work, `${group}.jsonl`)
  const outputFile = openSync(join(work, `${group}.txt`), 'w')
  const paths = Object.fromEntries(drives.map(({ name, path }) => [`STOREDESK_${name.toUpperCase()}`, path]))
  // A pipe breaks console.log under wine.
  const child = spawn('wine', [node.program, windowsPath(program), group, windowsPath(results), windowsPath(folder)], {
    env: { ...process.env, ...node.env, ...paths, TZ: 'Asia/Kolkata' },
    stdio: ['ignore', outputFile, outputFile],
  })
  const ending = await endOf(child)
  closeSync(outputFile)
  const lines = existsSync(results) ? readFileSync(results, 'utf8') : ''
  const output = readFileSync(join(work, `${group}.txt`), 'utf8').trim()
  const found = readResults(lines, `${ending} ${output}`)
  if (found.length > 0) return found.map((one) => ({ ...one, name: `${group}: ${one.name}` }))
  return [{ name: `${group}: nothing was run`, seconds: 0, seen: undefined, problem: `${ending} ${output}` }]
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    const hanging = setTimeout(() => child.kill('SIGKILL'), HANGS)
    child.on('error', (problem) => resolve(problem.message))
    child.on('close', (code, signal) => {
      clearTimeout(hanging)
      resolve(`its process ended with ${signal ?? code}.`)
    })
  })
}

async function inLanes<T>(all: readonly string[], run: (one: string) => Promise<T>): Promise<readonly T[]> {
  const waiting = [...all.entries()]
  const done: T[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done[next[0]] = await run(next[1])
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return done
}
