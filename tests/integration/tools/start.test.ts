/** `npm start` as a user runs it: started twice, and ended by a signal. With real processes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'
import { electronIsThere } from '../../../tools/bootstrap/electron.mjs'

const root = join(import.meta.dirname, '..', '..', '..')
const ADDRESS = /Open (http:\/\/\S+)/

interface Started {
  readonly process: ChildProcess
  readonly output: () => string
  /** The address that it prints; rejects if it ends without one. */
  readonly address: Promise<string>
  readonly ended: Promise<number | null>
}

function start(folder: string): Started {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, XDG_CONFIG_HOME: folder, STOREDESK_HOST: 'interactive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const { promise: address, resolve: found, reject: fail } = Promise.withResolvers<string>()
  const hear = (bytes: Buffer) => {
    output += bytes
    const printed = ADDRESS.exec(output)?.[1]
    if (printed !== undefined) found(printed)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void ended.then((code) => fail(new Error(`It ended with ${code}: ${output}`)))
  // The address of a process that is meant to end is never awaited.
  address.catch(() => undefined)
  return { process: child, output: () => output, address, ended }
}

const answers = (address: string): Promise<boolean> =>
  fetch(new URL(address).origin).then(
    () => true,
    () => false,
  )

// With Electron a window opens instead of an address; on Windows npm ends its children itself.
describe.skipIf(electronIsThere(root) || process.platform === 'win32')('npm start', () => {
  let folder: string
  let first: Started
  let address = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'start-'))
    first = start(folder)
    // The first start builds what has changed.
    address = await first.address
  })
  afterAll(async () => {
    first.process.kill()
    await first.ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  })

  test('a second one says that StoreDesk runs already, and where, and ends well', async () => {
    const second = start(folder)
    expect(await second.ended).toBe(0)
    expect(second.output()).toContain(messages.runsAlready)
    expect(ADDRESS.exec(second.output())?.[1]).toBe(address)
    expect(await answers(address)).toBe(true)
  })

  test('ends with all that it started when npm is told to end', async () => {
    first.process.kill('SIGTERM')
    await first.ended
    await expect.poll(() => answers(address), { interval: 100 }).toBe(false)
  })
})
