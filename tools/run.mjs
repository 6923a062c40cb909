// The script behind every npm script: makes sure that the machine has what the task needs, then runs tools/<task>.ts on the project's own
// Node. Works from a bare clone with any Node from 18 up, so it is plain JavaScript without packages.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { electronIsThere, fetchElectron } from './bootstrap/electron.mjs'
import { provide } from './bootstrap/machine.mjs'
import { install, installedAsLocked, nodeOfProject } from './bootstrap/modules.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The program of a task, if it isn't tools/<task>.ts. */
const elsewhere = {
  practice: 'src/practice/main.ts',
  bench: 'packages/bench/main.ts',
  mutate: 'tools/mutate/main.ts',
  soak: 'packages/soak/main.ts',
  tasks: 'packages/tasks/main.ts',
}

/** Tasks that open the app's window. */
const showing = new Set(['start', 'dev', 'tour', 'bench', 'soak'])

/** Test runs whose names aren't kinds of tests: tools/test.ts. */
const runs = new Set(['quick', 'rest', 'all'])

/**
 * Returns the machine's requirements for the task. Kinds of tests may be named: `npm test -- unit e2e`.
 * @param {string} task @param {readonly string[]} args
 */
function demands(task, args) {
  const kinds = args.filter((arg) => !arg.startsWith('-') && !runs.has(arg))
  /** @param {readonly string[]} some */
  const tests = (...some) => task === 'test' && (kinds.length === 0 || some.some((kind) => kinds.includes(kind)))
  const opens = tests('integration', 'paper', 'host', 'packaging', 'component', 'e2e', 'packaged')
  return {
    window: showing.has(task) || opens,
    shell: tests('component') || task === 'tasks',
    keychain: tests('integration'),
    paper: opens || task === 'tour' || task === 'soak',
    wine: task === 'test' && ['rest', 'all', 'windows', 'packaging'].some((name) => args.includes(name)),
    installer: task === 'test' && ['rest', 'all', 'packaging'].some((name) => args.includes(name)),
  }
}

/** @param {string} task */
function programOf(task) {
  const own = Object.entries(elsewhere).find(([name]) => name === task)
  const program = own ? own[1] : `tools/${task}.ts`
  if (!existsSync(join(root, program))) throw new Error(`There is no task "${task}": ${program} doesn't exist.`)
  return join(root, program)
}

/** @param {string} task @param {readonly string[]} args */
function prepare(task, args) {
  const needs = demands(task, args)
  if (!installedAsLocked(root)) {
    provide(['compiler'])
    install(root)
  }
  if (needs.window) {
    const electron = fetchElectron(root)
    const blind = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
    if (!electron) provide(['browser'])
    else if (blind) provide(['screen'])
  }
  if (needs.shell) provide(['shell'])
  if (needs.keychain) provide(['keychain'])
  if (needs.paper) provide(['paper'])
  if (needs.wine) provide(['wine'])
  if (needs.installer) provide(['installer'])
}

/** @param {string} task @param {readonly string[]} args */
function handOver(task, args) {
  const node = nodeOfProject(root)
  if (!node) throw new Error('The project needs Node 24, and the npm package that brings it is not installed.')
  const bin = join(root, 'node_modules', '.bin')
  const blind = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
  const screen = demands(task, args).window && blind && electronIsThere(root) ? ['xvfb-run', '-a'] : []
  const [command = node, ...before] = [...screen, node]
  const child = spawn(command, [...before, programOf(task), ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    stdio: 'inherit',
    // xvfb-run doesn't pass signals on, so it gets its own process group, which is signalled as a whole.
    detached: screen.length > 0,
  })
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) {
    process.on(signal, () => (screen.length > 0 && child.pid ? process.kill(-child.pid, signal) : child.kill(signal)))
  }
  const end = () => (screen.length > 0 && child.pid ? process.kill(-child.pid, 'SIGTERM') : child.kill())
  if (process.env.npm_lifecycle_event) whenParentEnds(end)
  child.on('error', (problem) => fail(problem.message))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

/**
 * Runs `end` when npm has ended, because npm doesn't pass on a signal that ends it.
 * @param {() => unknown} end
 */
function whenParentEnds(end) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(why)
  process.exit(1)
}

const [task, ...args] = process.argv.slice(2)
if (!task) fail('Usage: node tools/run.mjs <task> [arguments]')
try {
  programOf(task)
  prepare(task, args)
  handOver(task, args)
} catch (problem) {
  fail(problem instanceof Error ? problem.message : String(problem))
}
