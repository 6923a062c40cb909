import { describe, expect, it } from 'vitest'
import { returnHandlers } from '../../../../src/main/returns/return-handlers.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import { openSentOnce } from '../../../support/idempotent-writes.ts'
import { offline, refusal, type scriptedPortal } from '../../../support/scripted-portal.ts'

type Script = Parameters<typeof scriptedPortal>[0]

const sent = (more: object = {}) => ok({ message: '', ...more })
const slip = (InvoiceStatus: string) => ok({ InvoiceStatus } as Answer<'returns.srSlip'>)

function desk(script: Script) {
  const on = openSentOnce(script)
  const handlers = returnHandlers(on.at, on.client)
  const mark = (more: Partial<Parameters<(typeof handlers)['returns.markInTransit']>[0]> = {}) =>
    handlers['returns.markInTransit']({
      kind: 'sr',
      ids: ['SR-1'],
      company: 'Delhivery - self',
      awb: 'AWB12',
      again: false,
      ...more,
    })
  return { ...on, mark }
}

describe('giving a return to a courier', () => {
  it.each([
    ['sr', 'returns.srSetInTransit'],
    ['rto', 'returns.rtoSetInTransit'],
  ] as const)('tells the portal who brings it: %s', async (kind, call) => {
    const { mark, client, rows } = desk({ [call]: () => sent() })
    expect(await mark({ kind })).toEqual(ok(undefined))
    expect(client.calls).toEqual([
      {
        name: call,
        args: {
          body: { ReferenceID: 'SR-1', AWB: 'AWB12', ShippingCompany: 'Delhivery - self', Status: 'InTransit' },
        },
      },
    ])
    // A return that is pending again may be sent again.
    expect(rows()).toEqual([])
  })

  it('refuses another number while one is on its way, and sends the same one once', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof sent>>()
    const { mark, client } = desk({ 'returns.srSetInTransit': () => answer.promise as never })
    const same = [mark(), mark()]
    expect(await mark({ awb: 'AWB34' })).toEqual(refuse('underWay'))
    answer.resolve(sent())
    expect(await Promise.all(same)).toEqual([ok(undefined), ok(undefined)])
    expect(client.count('returns.srSetInTransit')).toBe(1)
  })

  it.each([
    [{ company: '' }, 'returnNoCompany'],
    [{ awb: ' 12 ' }, 'loadAwbShort'],
  ] as const)('refuses %j before anything is sent', async (more, sentence) => {
    const { mark, client } = desk({})
    expect(await mark(more)).toEqual(refuse(sentence))
    expect(client.calls).toEqual([])
  })

  it.each([
    ['sr', 'srInTransit'],
    ['rto', 'rtoInTransit'],
  ] as const)('reports that someone else was quicker: %s', async (kind, sentence) => {
    const other = () => sent({ awb: 'AWB99', shippingcompany: 'Blue Dart' })
    const { mark } = desk({ 'returns.srSetInTransit': other, 'returns.rtoSetInTransit': other })
    expect(await mark({ kind })).toEqual(refuse(sentence))
  })

  it.each([{ awb: 'AWB99' }, { shippingcompany: 'Blue Dart' }, { awb: '', shippingcompany: 'Blue Dart' }])(
    'was taken where the portal answers no more than %j',
    async (more) => {
      const { mark } = desk({ 'returns.srSetInTransit': () => sent(more) })
      expect(await mark()).toEqual(ok(undefined))
    },
  )

  it('tells a refusal in the portal’s words', async () => {
    const { mark } = desk({ 'returns.srSetInTransit': () => fail(refusal(409, 'It is at the warehouse.')) })
    expect(await mark()).toMatchObject({ ok: false, error: { status: 409, message: 'It is at the warehouse.' } })
  })

  it('isn’t sent when it can’t be written down', async () => {
    const { mark, db, client } = desk({ 'returns.srSetInTransit': () => sent() })
    db.pragma('query_only = ON')
    expect(await mark()).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(client.calls).toEqual([])
  })
})

describe('a return whose answer was lost', () => {
  const lostOnce = (state: () => ReturnType<typeof slip> | ReturnType<typeof fail>) => {
    const answers = [fail(offline)]
    return desk({ 'returns.srSetInTransit': () => answers.shift() ?? sent(), 'returns.srSlip': state })
  }
  const count = ({ client }: ReturnType<typeof desk>) => client.count('returns.srSetInTransit')

  it('is told so, and isn’t sent again by itself', async () => {
    const on = lostOnce(() => slip('Pending'))
    const lost = { ok: false, error: { kind: 'timeout', sentence: 'writeLost', message: messages.writeNotSeen } }
    expect(await on.mark()).toMatchObject(lost)
    expect(await on.mark()).toEqual(refuse('returnNow'))
    expect(count(on)).toBe(1)
  })

  it('is sent again when the user wants it and it is still pending', async () => {
    const on = lostOnce(() => slip('Pending'))
    await on.mark()
    expect(await on.mark({ again: true })).toEqual(ok(undefined))
    expect(count(on)).toBe(2)
    expect(on.client.calls.find(({ name }) => name === 'returns.srSlip')?.args).toEqual({
      body: { ReferenceID: 'SR-1' },
    })
  })

  it('is done when the portal has it as sent', async () => {
    const slips = [fail(offline), slip('InTransit')]
    const on = lostOnce(() => slips.shift() ?? slip('InTransit'))
    expect(await on.mark()).toMatchObject({ error: { message: messages.writeLost } })
    expect(await on.mark({ again: true })).toEqual(ok(undefined))
    expect(count(on)).toBe(1)
  })

  it('was overtaken when the portal has it with another number', async () => {
    const on = lostOnce(() => ok({ InvoiceStatus: 'InTransit', AWB: 'AWB99' } as Answer<'returns.srSlip'>))
    expect(await on.mark()).toEqual(refuse('srInTransit'))
    const own = lostOnce(() => ok({ InvoiceStatus: 'InTransit', AWB: ' awb12' } as Answer<'returns.srSlip'>))
    expect(await own.mark()).toEqual(ok(undefined))
  })

  it('stays lost while the slip doesn’t say how it stands', async () => {
    const on = lostOnce(() => slip(''))
    await on.mark()
    expect(await on.mark({ again: true })).toMatchObject({ error: { sentence: 'writeLost' } })
    expect(count(on)).toBe(1)
  })

  it('stays lost while the portal can’t be asked', async () => {
    const on = lostOnce(() => fail(offline))
    await on.mark()
    expect(await on.mark({ again: true })).toMatchObject({ error: { sentence: 'writeLost' } })
    expect(count(on)).toBe(1)
  })

  it('isn’t taken for done where its slip names no status', async () => {
    const on = lostOnce(() => slip(''))
    await on.mark()
    expect(await on.mark({ again: true })).toMatchObject({ error: { sentence: 'writeLost' } })
    expect(count(on)).toBe(1)
  })
})

describe('several returns to one courier', () => {
  it('are marked one after the other; what is asked again goes on where it stopped', async () => {
    const marked = new Set<string>()
    let refuses = true
    const { mark, client } = desk({
      'returns.srSlip': ({ body: { ReferenceID } }) =>
        ok({
          InvoiceStatus: marked.has(ReferenceID) ? 'InTransit' : 'Pending',
          AWB: 'AWB12',
        } as Answer<'returns.srSlip'>),
      'returns.srSetInTransit': ({ body: { ReferenceID } }) => {
        if (ReferenceID === 'SR-2' && refuses) return fail({ kind: 'portal', message: 'Not now.', status: 500 })
        marked.add(ReferenceID)
        return sent()
      },
    })
    const ids = ['SR-1', 'SR-2', 'SR-3']
    expect(await mark({ ids })).toMatchObject({ ok: false, error: { message: expect.stringMatching(/^SR-2: /) } })
    expect([...marked]).toEqual(['SR-1'])
    refuses = false
    expect(await mark({ ids, again: true })).toEqual(ok(undefined))
    expect([...marked]).toEqual(ids)
    // The first was sent once.
    expect(client.count('returns.srSetInTransit')).toBe(4)
  })
})
