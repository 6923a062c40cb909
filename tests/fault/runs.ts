/** Running the app in a process of its own, and ending it at a chosen point. */
import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
/** Hundreds of starts: what was compiled once needn't be compiled again. */
const COMPILED = join(tmpdir(), 'storedesk-fault-compiled')

export interface Line {
  readonly at: string
  readonly [more: string]: unknown
}

export interface Run {
  /** The next line in which the child tells that it is there; undefined when it ended before. */
  until(at: string): Promise<Line | undefined>
  /** The person places what was prepared. */
  go(): void
  /** The person leaves it. */
  leave(): void
  kill(): void
  /** How it ended: the exit code, or the signal. */
  readonly ended: Promise<number | string>
  readonly lines: readonly Line[]
}

/** `task` is what tests/fault/child.ts takes. */
export function run(task: object): Run {
  const child: ChildProcess = spawn(process.execPath, [CHILD, JSON.stringify(task)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  })
  const lines: Line[] = []
  const waiting: { readonly at: string; readonly resolve: (line: Line | undefined) => void }[] = []
  const { stdin, stdout } = child
  if (stdin === null || stdout === null) throw new Error('The child has no pipes')
  stdin.on('error', () => undefined)
  createInterface({ input: stdout }).on('line', (text) => {
    const line = JSON.parse(text) as Line
    lines.push(line)
    for (const one of waiting.filter((each) => each.at === line.at)) {
      waiting.splice(waiting.indexOf(one), 1)
      one.resolve(line)
    }
  })
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => {
      for (const one of waiting.splice(0)) one.resolve(undefined)
      resolve(signal ?? code ?? 0)
    })
  })
  return {
    lines,
    ended,
    until: (at) => {
      const known = lines.find((line) => line.at === at)
      return known === undefined ? new Promise((resolve) => waiting.push({ at, resolve })) : Promise.resolve(known)
    },
    go: () => stdin.write('go\n'),
    leave: () => stdin.end(),
    kill: () => {
      child.kill('SIGKILL')
    },
  }
}
