import * as disk from 'node:fs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRetryingFs, withRetry } from '../../../../src/main/files/retrying-fs.ts'

/** The error of Windows for a call on a file that an antivirus locks. */
const refusal = (code: string): Error => Object.assign(new Error(`${code}: a call`), { code, syscall: 'rename' })

/** A disk that refuses a number of calls, on its own clock. */
function aDisk({ platform = 'win32', code = 'EBUSY', refuses = 0 } = {}) {
  let now = 0
  let left = refuses
  const calls: string[] = []
  const waits: number[] = []
  const call =
    (name: string) =>
    (...args: readonly unknown[]) => {
      calls.push([name, ...args.filter((one) => typeof one === 'string')].join(' '))
      left -= 1
      if (left >= 0) throw refusal(code)
    }
  const wait = (ms: number) => {
    waits.push(ms)
    now += ms
  }
  const fs = createRetryingFs({
    platform,
    clock: () => now,
    wait: async (ms) => wait(ms),
    waitSync: wait,
    disk: {
      renameSync: call('renameSync'),
      rmSync: call('rmSync'),
      copyFileSync: call('copyFileSync'),
      writeFileSync: call('writeFileSync'),
      promises: { rename: async (...args) => call('rename')(...args), rm: async (...args) => call('rm')(...args) },
    },
  })
  return {
    fs,
    calls,
    waits,
    waited: () => waits.reduce((sum, one) => sum + one, 0),
    passes: (ms: number) => {
      now += ms
    },
    refuse: (times: number) => {
      left = times
    },
  }
}

describe('a file that another program holds', () => {
  const ways = ['rename', 'rm', 'renameSync', 'rmSync', 'copyFileSync', 'writeFileSync'] as const

  it.each(
    ways.flatMap((way) => ['EPERM', 'EBUSY', 'EACCES', 'ENOTEMPTY', 'UNKNOWN'].map((code) => [way, code] as const)),
  )('takes a %s that was refused with %s, as soon as it is let go', async (way, code) => {
    const { fs, calls, waits } = aDisk({ code, refuses: 4 })
    await fs[way]('a', 'b' as never)
    expect(calls).toHaveLength(5)
    expect(waits).toEqual([10, 20, 50, 100])
  })

  it.each(ways)('ends a %s after two seconds with the error of the disk', async (way) => {
    const { fs, waited } = aDisk({ code: 'EPERM', refuses: 1000 })
    await expect(async () => fs[way]('a', 'b' as never)).rejects.toMatchObject({ code: 'EPERM', syscall: 'rename' })
    expect(waited()).toBe(2000)
  })

  it('isn’t waited for on other systems, where nothing is let go by waiting', async () => {
    const { fs, calls, waits } = aDisk({ platform: 'linux', code: 'EACCES', refuses: 1 })
    expect(() => fs.renameSync('a', 'b')).toThrow('EACCES')
    await expect(fs.rename('a', 'b')).resolves.toBeUndefined()
    expect([calls.length, waits.length]).toEqual([2, 0])
  })

  it.each(['ENOENT', 'ENOSPC', 'EROFS', 'EXDEV', 'EISDIR'])(
    'isn’t what %s says: that is told at once',
    async (code) => {
      const { fs, waits } = aDisk({ code, refuses: 2 })
      await expect(fs.rename('a', 'b')).rejects.toMatchObject({ code })
      expect(() => fs.rmSync('a')).toThrow(code)
      expect(waits).toEqual([])
    },
  )

  it('holds the program for two seconds at most, however many files are held for good', () => {
    const { fs, waited, calls } = aDisk({ refuses: 10_000 })
    for (let nth = 0; nth < 50; nth += 1) expect(() => fs.rmSync('a')).toThrow('EBUSY')
    expect(waited()).toBe(2000)
    const before = calls.length
    expect(() => fs.rmSync('a')).toThrow('EBUSY')
    expect(calls.length - before).toBe(1)
  })

  it('is waited for each time that it is let go, ten seconds in a minute', () => {
    const { fs, waited, refuse } = aDisk()
    for (let nth = 0; nth < 10; nth += 1) {
      refuse(8)
      fs.rmSync('a')
    }
    refuse(100)
    expect(() => fs.rmSync('a')).toThrow('EBUSY')
    expect(waited()).toBe(10_000)
  })

  it('is waited for again a minute later', () => {
    const { fs, waited, passes, refuse } = aDisk({ refuses: 10_000 })
    expect(() => fs.rmSync('a')).toThrow('EBUSY')
    passes(60_000)
    refuse(2)
    fs.rmSync('a')
    expect(waited()).toBe(2030)
  })

  it('is waited for by any other act as well', async () => {
    const { fs } = aDisk()
    let tries = 0
    const act = async () => {
      tries += 1
      if (tries < 3) throw refusal('EBUSY')
      return tries
    }
    expect(await fs.withRetry(act)).toBe(3)
    expect(await withRetry(async () => 'done')).toBe('done')
  })
})

it('renames, removes and copies as node:fs does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-patient-'))
  const at = (name: string) => join(folder, name)
  const { rename, renameSync, rm, rmSync, copyFileSync, writeFileSync } = await import(
    '../../../../src/main/files/retrying-fs.ts'
  )
  writeFileSync(at('one'), 'a text', { mode: 0o600 })
  copyFileSync(at('one'), at('two'))
  renameSync(at('two'), at('three'))
  await rename(at('three'), at('four'))
  expect(disk.readdirSync(folder).sort()).toEqual(['four', 'one'])
  expect(disk.readFileSync(at('four'), 'utf8')).toBe('a text')
  rmSync(at('one'))
  await rm(folder, { recursive: true })
  expect(disk.existsSync(folder)).toBe(false)
  expect(() => renameSync(at('one'), at('two'))).toThrow('ENOENT')
})
