/** Runs a program in the foreground of the terminal: it gets the signals, and this process ends with its exit code. */
import { spawn } from 'node:child_process'

export async function inForeground(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
    env: { ...process.env, ...env },
  })
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
