/** `electron.utilityProcess`: a Node process beside this one, with a parent port instead of `process.send`. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { type EmitterKeys, emitterOf, provided } from './provided.ts'

type UtilityEvents = Pick<Electron.UtilityProcess, EmitterKeys>
export type UtilityProcess = UtilityEvents &
  Pick<Electron.UtilityProcess, 'postMessage' | 'kill' | 'pid' | 'stdout' | 'stderr'>

class HostUtilityProcess extends emitterOf<UtilityEvents>('UtilityProcess') implements UtilityProcess {
  readonly #child
  constructor(
    module: string,
    args: readonly string[],
    { env, cwd, execArgv = [], stdio = 'inherit' }: Electron.ForkOptions,
  ) {
    super()
    const port = join(import.meta.dirname, '..', 'utility-port.ts')
    const streams = stdio === 'pipe' || stdio === 'ignore' ? stdio : 'inherit'
    this.#child = fork(module, args, {
      execArgv: [...execArgv, '--import', port],
      serialization: 'advanced',
      stdio: ['ignore', streams, streams, 'ipc'],
      env: { ...(env ?? process.env) },
      ...(cwd === undefined ? {} : { cwd }),
    })
    this.#child.on('spawn', () => this.emit('spawn'))
    this.#child.on('message', (message) => this.emit('message', message))
    this.#child.on('exit', (code) => this.emit('exit', code ?? 1))
    this.#child.on('error', (problem) => this.emit('error', 'FatalError', problem.message, ''))
  }
  get pid() {
    return this.#child.pid
  }
  get stdout() {
    return this.#child.stdout
  }
  get stderr() {
    return this.#child.stderr
  }
  postMessage = (message: unknown) => void this.#child.send(message as never)
  kill = () => this.#child.kill()
}

export const utilityProcess = provided('utilityProcess', {
  fork: (module: string, args: readonly string[] = [], options: Electron.ForkOptions = {}): UtilityProcess =>
    new HostUtilityProcess(module, args, options),
})
