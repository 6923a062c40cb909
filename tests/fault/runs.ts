/** Runs the app in a process of its own, and ends it at a chosen point. */
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BUNDLE } from './bundle.ts'
import type { Command } from './child.ts'

/** Caches compiled code, since there are hundreds of starts. */
export const COMPILED = join(tmpdir(), 'storedesk-fault-compiled')

export interface Line {
  readonly at: string
  readonly [more: string]: unknown
}

export interface Run {
  tell(command: Command): void
  /** The next line in which the child reports this point; rejects if it ended before. */
  until(at: string): Promise<Line>
  kill(): void
  /** Ends it as the user does. */
  quit(): void
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/** `task` is the argument of tests/fault/child.ts. */
export function run(task: object): Run {
  const child = spawn(process.execPath, [BUNDLE, JSON.stringify(task)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  })
  child.stdin.on('error', () => undefined)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code ?? 0))
  })
  return {
    ended,
    tell: (command) => child.stdin.write(`${JSON.stringify(command)}\n`),
    until: async (at) => {
      for (;;) {
        const { value, done } = await lines.next()
        if (done === true) throw new Error(`The program ended before “${at}”`)
        const line = JSON.parse(value) as Line
        if (line.at === at) return line
      }
    },
    kill: () => child.kill('SIGKILL'),
    quit: () => child.stdin.end(),
  }
}
