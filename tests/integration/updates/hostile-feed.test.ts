/** Malicious feeds, end to end: the real electron-updater, and a feed on this computer that misbehaves. */
import { globSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'
import { rootOf } from '../../../tools/release/update-feed.ts'
import { feedOf, installerOf, newInstall, newKeys } from '../../support/update-feed.ts'
import { openUpdates } from './open-updates.ts'

const DAY = 86_400_000
/** Timeouts that a feed on this computer meets unless it stalls on purpose. */
const HASTE = { silent: 3000, description: 6000, installer: 6000 }
const { keys, now, feed, install, offer } = await openUpdates({ patience: HASTE })

const MB = 1_048_576
/** Bytes sent to clients, and the number of open connections. */
const sent = { bytes: 0, open: 0 }

function misbehaveAt(name: string, how: (answer: ServerResponse) => void): void {
  feed.misbehave((request, answer) => {
    if (request.url?.includes(name) !== true) return false
    sent.open += 1
    answer.once('close', () => {
      sent.open -= 1
      sent.bytes = answer.socket?.bytesWritten ?? sent.bytes
    })
    how(answer)
    return true
  })
}

function endless(name: string): void {
  offer(1, { version: '1.1.0' })
  sent.bytes = 0
  misbehaveAt(name, (answer) => {
    answer.writeHead(200)
    const { socket } = answer
    const more = () => {
      sent.bytes = socket?.bytesWritten ?? 0
      if (answer.writable) answer.write('x'.repeat(65_536), () => setImmediate(more))
    }
    more()
  })
}

function dripping(name: string, head = false): void {
  offer(1, { version: '1.1.0' })
  misbehaveAt(name, (answer) => {
    const { socket } = answer
    if (head) socket?.write('HTTP/1.1 200 OK\r\nx-drip: ')
    else answer.writeHead(200)
    const drip = setInterval(() => (head ? socket?.write('x') : answer.write('x')), 20)
    answer.once('close', () => clearInterval(drip))
  })
}

/** The message after each attack: nothing is installed, and StoreDesk says why. */
describe('a feed that is', () => {
  const other = newKeys()
  const attacks: Readonly<Record<string, readonly [attack: () => void, keyof typeof messages]>> = {
    'signed with another key': [
      () => feed.serve(feedOf(other, { version: 1, now }, [{ version: '1.1.0' }])),
      'updatesUntrusted',
    ],
    'frozen: its descriptions have run out': [
      () => feed.serve(feedOf(keys, { version: 1, now: now - 30 * DAY }, [{ version: '1.1.0' }])),
      'updatesUntrusted',
    ],
    'lying about its installer': [
      () => offer(1, { version: '1.1.0', lies: Buffer.from('MZ something else '.repeat(400)) }),
      'updatesUntrusted',
    ],
    'cutting its installer short': [
      () => offer(1, { version: '1.1.0', lies: installerOf('1.1.0').slice(0, 100) }),
      'updatesUntrusted',
    ],
    'mixing one version’s description with another’s': [
      () => {
        const files = feedOf(keys, { version: 1, now }, [{ version: '1.1.0' }])
        const newer = feedOf(keys, { version: 2, now }, [{ version: '1.2.0' }])
        files.set('/stable-win32.json', newer.get('/stable-win32.json') ?? '')
        feed.serve(files)
      },
      'updatesUntrusted',
    ],
    'under new keys that the old ones didn’t sign': [
      () => {
        const files = feedOf(other, { version: 1, now }, [{ version: '1.1.0' }])
        files.set('/metadata/2.root.json', JSON.stringify(rootOf(2, other, now).toJSON()))
        feed.serve(files)
      },
      'updatesUntrusted',
    ],
    endless: [() => endless('timestamp.json'), 'updatesUntrusted'],
    'sending an installer without end': [() => endless('.exe'), 'updatesUntrusted'],
    'saying that its installer is longer than it signed': [
      () => {
        offer(1, { version: '1.1.0' })
        misbehaveAt('.exe', (answer) => answer.writeHead(200, { 'content-length': 5_000_000_000 }).flushHeaders())
      },
      'updatesUntrusted',
    ],
    'dripping its installer': [() => dripping('.exe'), 'updatesUnreachable'],
    'dripping a description': [() => dripping('timestamp.json'), 'updatesUnreachable'],
    'breaking off in a description': [
      () => {
        offer(1, { version: '1.1.0' })
        misbehaveAt('timestamp.json', (answer) => {
          answer.writeHead(200, { 'content-length': 1000 })
          answer.write('{', () => answer.socket?.destroy())
        })
      },
      'updatesUnreachable',
    ],
    'dripping the head of an answer': [() => dripping('timestamp.json', true), 'updatesUnreachable'],
    'describing a version that is none': [() => offer(1, { version: '01.2.0' }), 'updatesMistaken'],
    'offering a pre-release to all': [() => offer(1, { version: '1.1.0-beta.1' }), 'updatesMistaken'],
    'no feed at all': [
      () => {
        feed.misbehave((_, answer) => {
          answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>Wi-Fi sign-in</html>')
          return true
        })
      },
      'updatesUntrusted',
    ],
    'in trouble': [
      () => {
        feed.misbehave((_, answer) => {
          answer.writeHead(503).end()
          return true
        })
      },
      'updatesUnreachable',
    ],
    'leading elsewhere': [
      () => {
        offer(1, { version: '1.1.0' })
        feed.misbehave((request, answer) => {
          if (!request.url?.endsWith('.exe')) return false
          answer.writeHead(302, { location: 'http://127.0.0.1:9/evil.exe' }).end()
          return true
        })
      },
      'updatesUnreachable',
    ],
    'breaking off': [
      () => {
        offer(1, { version: '1.1.0' })
        feed.misbehave((request) => {
          if (!request.url?.endsWith('.exe')) return false
          request.socket.destroy()
          return true
        })
      },
      'updatesUnreachable',
    ],
  }
  test.each(Object.entries(attacks))('%s changes nothing', async (_, [attack, sentence]) => {
    attack()
    const { updates, quits } = install()
    const { state } = await updates.check()
    expect(state).toMatchObject({ phase: 'idle', failed: messages[sentence] })
    expect(await updates.install()).toMatchObject({ ok: false, error: { sentence: 'updateNotThere' } })
    expect(quits).toEqual([])
  })

  test('without end is taken no further than what was signed and a megabyte', async () => {
    endless('.exe')
    expect((await install().updates.check()).state).toMatchObject({ failed: messages.updatesUntrusted })
    await expect.poll(() => sent.open).toBe(0)
    expect(sent.bytes).toBeLessThan(installerOf('1.1.0').length + MB)
    const at = newInstall(keys, now)
    await install({ at }).updates.check()
    expect(globSync('**/*.exe', { cwd: at.folder })).toEqual([])
  })

  test('slow doesn’t keep the next look from being taken', async () => {
    dripping('.exe')
    const { updates } = install()
    expect((await updates.check()).state).toMatchObject({ failed: messages.updatesUnreachable })
    await expect.poll(() => sent.open).toBe(0)
    feed.misbehave(undefined)
    expect((await updates.check()).state).toMatchObject({ phase: 'ready', version: '1.1.0' })
  })

  test('hostile by its block maps isn’t asked for them', async () => {
    offer(1, { version: '1.1.0' })
    const { updates } = install()
    await updates.check()
    const files = feedOf(keys, { version: 2, now }, [{ version: '1.2.0' }])
    // A few kilobytes of gzip that unpack to hundreds of megabytes of zeros.
    const bomb = gzipSync(Buffer.alloc(64 * MB))
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) files.set(`/StoreDesk-Setup-${version}.exe.blockmap`, bomb)
    feed.serve(files)
    expect((await updates.check()).state).toMatchObject({ phase: 'ready', version: '1.2.0' })
    expect(feed.requests.filter((path) => path.includes('blockmap'))).toEqual([])
  })

  test('offering a pre-release to pilots offers them one', async () => {
    offer(1, { version: '1.1.0-beta.1', channel: 'pilot' })
    expect((await install({ channel: 'pilot' }).updates.check()).state).toMatchObject({ version: '1.1.0-beta.1' })
  })

  test('rolled back to what it was changes nothing, also after a restart', async () => {
    const at = newInstall(keys, now)
    offer(5, { version: '1.0.0' })
    await install({ at }).updates.check()
    offer(4, { version: '1.1.0' })
    expect((await install({ at }).updates.check()).state).toMatchObject({ failed: messages.updatesUntrusted })
  })

  test('replayed from before its keys were changed changes nothing', async () => {
    const next = newKeys()
    const at = newInstall(keys, now)
    const files = feedOf(next, { version: 3, now }, [{ version: '1.0.0' }])
    files.set('/metadata/2.root.json', JSON.stringify(rootOf(2, next, now, keys).toJSON()))
    feed.serve(files)
    await install({ at }).updates.check()
    offer(9, { version: '1.1.0' })
    expect((await install({ at }).updates.check()).state).toMatchObject({ failed: messages.updatesUntrusted })
  })

  test('hostile later leaves what is ready as it is', async () => {
    offer(1, { version: '1.1.0' })
    const { updates } = install()
    await updates.check()
    feed.serve(feedOf(other, { version: 2, now }, [{ version: '1.2.0' }]))
    expect((await updates.check()).state).toMatchObject({
      phase: 'ready',
      version: '1.1.0',
      failed: messages.updatesUntrusted,
    })
  })
})
