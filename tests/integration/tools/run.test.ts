import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const runner = join(import.meta.dirname, '..', '..', '..', 'tools', 'run.mjs')

test('what npm has started ends with npm, however that ends', async () => {
  const npm = spawn('sh', ['-c', `"${process.execPath}" "${runner}" practice 0 & wait`], {
    env: { ...process.env, npm_lifecycle_event: 'practice' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let words = ''
  npm.stdout.setEncoding('utf8')
  for await (const piece of npm.stdout.iterator({ destroyOnReturn: false })) {
    words += piece
    if (/http:\/\/\S+/.test(words)) break
  }
  const [address = ''] = /http:\/\/[\w.:]+/.exec(words) ?? []
  expect((await fetch(address)).status).toBeGreaterThan(0)
  npm.kill('SIGKILL')
  // Whoever has the other end of the output is gone.
  npm.stdout.resume()
  await once(npm.stdout, 'end')
  await expect(fetch(address)).rejects.toThrow()
})
