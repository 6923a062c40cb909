/** The operating system's own keychain; `npm test` starts an empty one that is deleted afterwards. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)
const script = fileURLToPath(new URL('./keep.ts', import.meta.url))

async function ask(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [script, ...args], { env: { ...process.env, ...environment } })
  return JSON.parse(stdout)
}

// Never a user's own keychain.
describe.runIf(process.env.STOREDESK_KEYCHAIN === 'session')('in the true keychain', () => {
  it.each([20, 1200, 2560, 4096])('a token of %i characters is still there for the next process', async (length) => {
    const account = `token test-${length}`
    const token = 'Ab1-_.'.repeat(length).slice(0, length)
    expect(await ask({}, 'set', account, token)).toEqual({ kind: 'keychain', found: token })
    expect(await ask({}, 'get', account)).toEqual({ kind: 'keychain', found: token })
    expect(await ask({}, 'delete', account)).toEqual({ kind: 'keychain', found: null })
    expect(await ask({}, 'get', account)).toEqual({ kind: 'keychain', found: null })
  })

  it('letters of any script come back as they were', async () => {
    const token = 'टोकन-₹-“ü”'
    await ask({}, 'set', 'token script', token)
    expect(await ask({}, 'get', 'token script')).toEqual({ kind: 'keychain', found: token })
    await ask({}, 'delete', 'token script')
  })
})

describe.runIf(process.platform === 'linux')('on a computer without a session bus', () => {
  it('a token lasts as long as the process', async () => {
    const nowhere = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent', DISPLAY: '', WAYLAND_DISPLAY: '' }
    expect(await ask(nowhere, 'set', 'token nowhere', 'secret')).toEqual({ kind: 'memory', found: 'secret' })
    expect(await ask(nowhere, 'get', 'token nowhere')).toEqual({ kind: 'memory', found: null })
  })
})
