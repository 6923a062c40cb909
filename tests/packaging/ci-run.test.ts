/** .ci/run with a stand-in for `npm test`: in every case the last line gives the counts, and the exit code agrees with it. */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'storedesk-ci-'))
mkdirSync(join(folder, '.ci'))
mkdirSync(join(folder, 'tools'))
copyFileSync('.ci/run', join(folder, '.ci', 'run'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Both test runs are this program, in plain JavaScript. */
function ci(program: string): Promise<{ readonly code: number | null; readonly last: string | undefined }> {
  writeFileSync(join(folder, 'tools', 'run.mjs'), program)
  const child = spawn('bash', ['.ci/run'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.on('data', (piece) => {
    output += piece
  })
  return new Promise((resolve) => {
    child.once('exit', (code) => setImmediate(() => resolve({ code, last: output.trimEnd().split('\n').at(-1) })))
  })
}

const ORPHAN = `
  import { spawn } from 'node:child_process'
  spawn('sleep', ['30'], { stdio: 'inherit', detached: true }).unref()`

describe.skipIf(process.platform === 'win32')('both runs', () => {
  it.each([['that pass', "console.log('5 passed, 0 failed')", 0, '10 passed, 0 failed']])(
    '%s are added up',
    async (_, program, code, last) => {
      expect(await ci(program)).toEqual({ code, last })
    },
  )

  it.each([
    ['that count failures', "console.log('5 passed, 2 failed'); process.exitCode = 1", 1, '10 passed, 4 failed'],
    ['that count none and end badly', "console.log('5 passed, 0 failed'); process.exit(1)", 1, '10 passed, 2 failed'],
    ['that end before their summary', "console.log('half'); process.exit(3)", 1, '0 passed, 2 failed'],
    ['that say nothing', '', 1, '0 passed, 2 failed'],
    ['whose summary isn’t the last line', "console.log('5 passed, 0 failed\\nmore')", 1, '0 passed, 2 failed'],
    ['whose last line isn’t ended', "process.stdout.write('5 passed, 0 failed')", 0, '10 passed, 0 failed'],
    ['that leave a process behind', `${ORPHAN}\nconsole.log('5 passed, 0 failed')`, 0, '10 passed, 0 failed'],
  ])('%s are told as that', async (_, program, code, last) => {
    expect(await ci(program)).toEqual({ code, last })
  })
})
