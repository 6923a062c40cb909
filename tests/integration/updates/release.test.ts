/** The release tool, run as an operator does, and a StoreDesk that follows the resulting feed. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'
import { release as run } from '../../../tools/release/release.ts'
import { releaseOf } from '../../../tools/release/release-files.ts'
import { installed, installerOf } from '../../support/update-feed.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const work = mkdtempSync(join(tmpdir(), 'storedesk-release-'))
const [keys, newKeys, feed] = ['keys', 'new-keys', 'feed'].map((name) => join(work, name)) as [string, string, string]

/** Runs the tool and returns its output. */
async function release(...args: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await run(args.includes('--feed') ? args : [...args, '--feed', feed])
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  return lines
}

test('a pre-release isn’t offered to all', () => {
  const installer = join(work, 'StoreDesk-Setup-1.1.0-beta.1.exe')
  writeFileSync(installer, installerOf('1.1.0-beta.1'))
  const offered = (channel: string) => releaseOf([installer], { channel, staging: undefined, now: Date.now() })
  expect(() => offered('stable')).toThrow(/--channel pilot/)
  expect(offered('pilot').map(({ name }) => name)).toContain('pilot-win32.json')
})

test('a feed is made, followed, renewed, and goes over to new keys', async () => {
  execFileSync(process.execPath, ['tools/release.ts', 'keys', keys])
  await expect(release('keys', keys)).rejects.toThrow(/not overwritten/)
  const installer = join(work, `StoreDesk-Setup-${version}.exe`)
  writeFileSync(installer, installerOf(version))
  execFileSync('mkdir', ['-p', feed])
  const server = createServer((request, answer) => {
    try {
      answer.end(readFileSync(join(feed, request.url?.split('?')[0] ?? '')))
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-follows-'))
  const check = async () => {
    const at = { folder, root: join(keys, 'root.json') }
    return (await installed({ at, now: Date.now(), feed: url, version: '0.0.1' }).updates.check()).state
  }
  expect(await release('feed', keys, '--files', installer)).toContain(`stable-win32.json (description 1)`)
  expect(await check()).toMatchObject({ phase: 'ready', version })
  expect(await release('renew', keys)).toContain('description 2')
  expect(await check()).toMatchObject({ phase: 'ready', version })
  await release('keys', newKeys)
  await release('rotate', keys, newKeys)
  expect(await check()).toMatchObject({ failed: messages.updatesUntrusted })
  await release('feed', newKeys, '--files', installer)
  expect(await check()).toMatchObject({ phase: 'ready', version })
  await release('renew', keys)
  expect(await check()).toMatchObject({ failed: messages.updatesUntrusted })
  server.close()
})

test('a recall offers the earlier version by its own number; what can’t be meant is refused', async () => {
  const [own, recalled] = [join(work, 'recall-keys'), join(work, 'recalled')]
  await release('keys', own)
  const feedOutput = async (...args: readonly string[]) => release('feed', own, ...args, '--feed', recalled)
  const installer = (of: string): string => {
    const path = join(work, `StoreDesk-Setup-${of}.exe`)
    writeFileSync(path, installerOf(of))
    return path
  }
  const offered = (): unknown => JSON.parse(readFileSync(join(recalled, 'stable-win32.json'), 'utf8'))
  mkdirSync(recalled, { recursive: true })
  await feedOutput('--files', installer('2.0.0'), '--staging', '10')
  expect(offered()).toMatchObject({ version: '2.0.0', stagingPercentage: 10 })
  await feedOutput('--files', installer('1.9.0'))
  expect(offered()).toMatchObject({ version: '1.9.0' })
  for (const wrong of ['abc', '10%', '150', '1.5']) {
    await expect(feedOutput('--files', installer('2.0.0'), '--staging', wrong)).rejects.toThrow('--staging is')
  }
  await expect(feedOutput('--files', installer('2.0.0'), '--channel', 'beta')).rejects.toThrow(
    'There is no channel "beta"',
  )
  expect(offered()).toMatchObject({ version: '1.9.0' })
})
