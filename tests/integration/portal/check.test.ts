/** A check of the portal on the practice portal: its questions, the content of its report, and its side effects. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../../src/main/portal/portal-client.ts'
import { checkPortal, type PortalCheck } from '../../../src/main/portal-check/check-portal.ts'
import { checkReport, summaryOf } from '../../../src/main/portal-check/report.ts'
import { messages } from '../../../src/shared/messages.ts'
import { callNames, calls, findCall, isReadCall } from '../../../src/shared/portal/calls.ts'
import { fieldsOf } from '../../../src/shared/portal/wire-schema.ts'
import { oursOf } from '../../../tools/readings/ours-of.ts'
import { bentPortal } from '../../support/bent-portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { clientFor, emailOf, openShop, PASSWORD, type Person, type Shop } from '../../support/shop.ts'
import { drawer, openApp } from '../../support/whole-app.ts'

const ABOUT = { version: '1.2.3', portal: 'https://portal.example' }

let shop: Shop
let pune: Person
beforeAll(async () => {
  shop = await openShop()
  pune = await shop.signIn('pune')
  return () => shop.portal.stop()
})

const check = (client: PortalClient): Promise<PortalCheck> =>
  checkPortal({ client, clock: Date.now, progress: () => undefined })

describe('a check', () => {
  it('asks nearly every call that reads, each once, none that writes, and finds nothing wrong with the practice portal', async () => {
    shop.portal.control.clearRequests()
    const found = await check(pune.client)
    const calls = shop.portal.control.requests().map(({ call }) => call)
    expect(calls.filter((name) => !isReadCall(name as never))).toEqual([])
    expect(calls.length).toBe(new Set(calls).size)
    const { writes, notAsked, look, calls: all } = summaryOf(found)
    expect(writes).toBe(callNames.filter((name) => findCall(name)?.effect === 'write').length)
    expect(all).toBe(callNames.length)
    expect(notAsked).toBeLessThan(20)
    expect(look).toBe(0)
    // Calls for portal staff are refused to a store; no other call fails.
    const failed = found.checked.filter(({ verdict }) => verdict === 'failed')
    expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 403))
    for (const { verdict, why } of found.checked) expect(verdict === 'not asked' ? why : 'asked').toMatch(/^[a-z]/)
  })

  it('has four questions on their way at most, and tells how far it is', async () => {
    const slow = await bentPortal(shop.portal.origin, { '*': (json) => ({ json, after: 2 }) })
    const progress: number[] = []
    const client = clientFor({ origin: slow.origin } as Shop['portal'], { token: pune.token })
    await checkPortal({ client, clock: Date.now, progress: (done) => progress.push(done) })
    expect(slow.most()).toBe(4)
    expect(progress).toEqual(progress.map((_, nth) => nth + 1))
    expect(progress.length).toBe(callNames.filter(isReadCall).length)
    await slow.stop()
  })

  it('asks nothing more once it is stopped', async () => {
    const stopped = AbortSignal.abort()
    shop.portal.control.clearRequests()
    const { checked } = await checkPortal({
      client: pune.client,
      clock: Date.now,
      progress: () => undefined,
      signal: stopped,
    })
    expect(shop.portal.control.requests()).toEqual([])
    expect(new Set(checked.map(({ verdict }) => verdict))).toEqual(new Set(['not asked']))
  })
})

/** Collects all values of the portal's answers and of the requests. */
function valuesIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string' && value.length >= 4) found.add(value)
  else if (typeof value === 'number' && Math.abs(value) >= 10_000) found.add(String(value))
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) valuesIn(one, found)
  return found
}

describe('the report', () => {
  it('begins with what came of it, in plain words', async () => {
    const report = checkReport(await check(pune.client), ABOUT)
    const head = report.slice(0, 900)
    expect(head).toContain('Nothing was changed on the portal')
    expect(head).toContain('no values of answers')
    expect(head).toMatch(
      /- 269 calls: \d+ made, \d+ skipped because no example was available, 48 never made because they change data\./,
    )
    expect(head).toMatch(/- Of \d+ calls: \d+ OK, \d+ with nothing to compare, \d+ to review, \d+ failed\./)
  })

  it('has no value of an answer or a question', async () => {
    const values = new Set<string>()
    const listening: PortalClient = {
      call: (name, args, options) => {
        valuesIn(args, values)
        return pune.client.call(name, args, {
          ...options,
          inspect: (raw) => {
            valuesIn(raw.json, values)
            options?.inspect?.(raw)
          },
        })
      },
    }
    // The report's own time isn't a value of the portal.
    const report = checkReport(await check(listening), ABOUT).replace(/^- Asked:.*$/m, '')
    // Field names, paths and the report's own words: a status with the same text proves nothing.
    const sources = ['report.ts', 'check-portal.ts', 'questions.ts', 'asking.ts'].map((file) =>
      readFileSync(join('src/main/portal-check', file), 'utf8'),
    )
    const names = callNames.flatMap((name) =>
      fieldsOf(findCall(name)?.spec.answer as never).flatMap(({ path }) => path),
    )
    const own = [
      ...sources,
      ...names,
      ...callNames.map((name) => findCall(name)?.path),
      ...oursOf(calls).map((one) => one.purpose),
    ].join('\n')
    expect(values.size).toBeGreaterThan(5000)
    expect([...values].filter((value) => report.includes(value) && !own.includes(value))).toEqual([])
  })

  it('has none of a portal whose every text is marked, and whose keys are data', async () => {
    const MARK = 'Zq7'
    const marked = (json: unknown): unknown => {
      if (typeof json === 'string') return json + MARK
      if (Array.isArray(json)) return json.map(marked)
      if (typeof json !== 'object' || json === null) return json
      const more = {
        [`200608${MARK}`]: 1,
        200608: 2,
        [`Meera ${MARK}`]: 3,
        fieldOfTheirs: `Meera${MARK}`,
        [`Meera${MARK}`]: 4,
      }
      return { ...Object.fromEntries(Object.entries(json).map(([key, one]) => [key, marked(one)])), ...more }
    }
    const bent = await bentPortal(shop.portal.origin, { '*': (json) => ({ json: marked(json) }) })
    const client = clientFor({ origin: bent.origin } as Shop['portal'], { token: pune.token })
    const report = checkReport(await check(client), ABOUT)
    expect(report).not.toContain(MARK)
    expect(report).not.toContain('200608')
    expect(report).not.toContain('Meera')
    expect(report).toContain('`fieldOfTheirs`')
    expect(report).toContain('`<number>`')
    expect(report).toContain('`<text>`')
    await bent.stop()
  })
})

describe('in the admin console', () => {
  const open = async (who: 'admin' | 'pune', folder = mkdtempSync(join(tmpdir(), 'storedesk-check-'))) => {
    const { keychain, secrets } = drawer()
    const heard: string[] = []
    const app = openApp({
      origin: shop.portal.origin,
      loadKeychain: async () => keychain,
      saveIn: folder,
      hears: (event) => heard.push(event),
    })
    const credentials = { email: emailOf(who), password: PASSWORD }
    must(await app.ask('session.signInCams', credentials))
    return { app, folder, secrets, heard }
  }

  it('staff checks with its own account; the session stays, the report is saved as it was shown', async () => {
    const { app, folder, heard } = await open('admin')
    const store = app.services.session.store()
    shop.portal.control.faults([{ kind: 'status', call: 'home.banners', status: 401 } as never])
    const result = must(await app.ask('portalCheck.run', undefined))
    shop.portal.control.clearFaults()
    expect(result?.summary.failed).toBeGreaterThan(0)
    expect(app.services.session.store()).toEqual(store)
    expect(heard.filter((event) => event === 'portalCheck.progress').length).toBeGreaterThan(200)
    must(await app.ask('portalCheck.save', undefined))
    const [file = ''] = readdirSync(folder)
    expect(readFileSync(join(folder, file), 'utf8')).toBe(result?.text)
    app.services.close()
  })

  it('other users may not', async () => {
    const { app } = await open('pune')
    expect(await app.ask('portalCheck.run', undefined)).toMatchObject({ error: { message: messages.checkNotYours } })
    expect(await app.ask('portalCheck.save', undefined)).toMatchObject({ error: { message: messages.checkGone } })
    app.services.close()
  })

  it('ends without a report where it is stopped, or the user signs out', async () => {
    const { app } = await open('admin')
    const first = app.ask('portalCheck.run', undefined)
    expect(await app.ask('portalCheck.run', undefined)).toMatchObject({ error: { message: messages.checkRuns } })
    await app.ask('portalCheck.stop', undefined)
    expect(must(await first)).toBeUndefined()
    const second = app.ask('portalCheck.run', undefined)
    await app.ask('session.signOut', undefined)
    expect(must(await second)).toBeUndefined()
    app.services.close()
  })
})
