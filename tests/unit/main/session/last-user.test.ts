import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLastUser } from '../../../../src/main/session/last-user.ts'
import { me } from '../../../../src/shared/portal/areas/session.ts'
import { store } from '../../../support/builders.ts'

const asha = store()
const text = JSON.stringify(z.encode<z.ZodType>(me, asha))

function kept() {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-last-'))
  return { folder, file: join(folder, 'last-user.json'), user: createLastUser(folder) }
}

describe('who was signed in last', () => {
  it('is known at the next start, until they sign out', () => {
    const { folder, file, user } = kept()
    expect([user.exists(), user.find()]).toEqual([false, undefined])
    user.save(text)
    expect(readFileSync(file, 'utf8')).toBe(text)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
    const next = createLastUser(folder)
    expect(next.exists()).toBe(true)
    expect(next.find()).toEqual(asha)
    next.forget()
    next.forget()
    expect([existsSync(file), next.exists(), next.find()]).toEqual([false, false, undefined])
  })

  it.each(['', '{', 'null', '{"id":"seven"}'])('is no user where the file says %j', (damaged) => {
    const { file, user } = kept()
    writeFileSync(file, damaged)
    expect([user.exists(), user.find()]).toEqual([true, undefined])
  })

  it('that can’t be written down or forgotten is no reason to fail', () => {
    const nowhere = createLastUser('/no/such/folder')
    nowhere.save(text)
    expect(nowhere.exists()).toBe(false)
    const { file, user } = kept()
    mkdirSync(file)
    user.save(text)
    user.forget()
    expect(user.find()).toBeUndefined()
  })
})
