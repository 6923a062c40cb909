import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { createTransfers } from '../../../../src/main/media/transfers.ts'
import { createChosenPictures } from '../../../../src/main/paper/chosen-pictures.ts'
import { paperHandlers } from '../../../../src/main/paper/paper-handlers.ts'
import { readReference } from '../../../../src/main/reference.ts'
import { type DeviceSettings, deviceSettings } from '../../../../src/shared/device-settings.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { type MadePaper, paperSubject } from '../../../../src/shared/papers.ts'
import type { AskPortal } from '../../../../src/shared/portal/ask.ts'
import { store } from '../../../support/builders.ts'
import { answerOf, invoiceSource, withDetails } from '../../../support/invoices.ts'
import { JPEG } from '../../../support/picture-files.ts'

const NOW = Date.parse('2026-11-21T06:00:00Z')
const offline = { kind: 'offline', message: say('offline') } as const

/** Orders with `gone` in their number can't be reached, those with `new` have no invoice yet. */
interface OfficeOptions {
  readonly signedIn?: boolean
  readonly problem?: string
  /** The point at which the session ends by itself. */
  readonly endsAt?: 'asking' | 'dialog' | 'drawing'
  /** The settings of the computer. */
  readonly usual?: Pick<DeviceSettings, 'sheet' | 'copies'>
}

const AT_FIRST = deviceSettings.parse({})

function office({ signedIn = true, problem, endsAt, usual = AT_FIRST }: OfficeOptions = {}) {
  let here = signedIn
  const now = (at: OfficeOptions['endsAt']) => {
    if (at === endsAt) here = false
  }
  const calls: string[] = []
  const printed: { readonly title: string; readonly papers: readonly MadePaper[] }[] = []
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-office-'))
  const suggested: string[] = []
  const call = async (_: string, { query: { orderId } }: { query: { orderId: string } }) => {
    calls.push(orderId)
    if (calls.length === 6) now('asking')
    if (orderId.includes('gone')) return fail(offline)
    const Status = orderId.includes('new') ? 'Pending' : 'Shipped'
    const source = invoiceSource({
      lines: 2,
      to: 'Karnataka',
      more: { POID: orderId, Status, InvoiceNo: `I/${orderId}` },
    })
    return ok(
      answerOf(orderId.includes('bare') ? withDetails(source, (_, at) => (at === 1 ? { HSNCode: '' } : {})) : source),
    )
  }
  const pictures = createChosenPictures()
  const warned: string[] = []
  const handlers = paperHandlers({
    ask: call as unknown as AskPortal,
    store: () => (here ? store() : undefined),
    reference: readReference(),
    usual: () => usual,
    cart: async () => refuse('cartEmpty'),
    order: () => refuse('noOrdersFound'),
    pictures,
    transfers: createTransfers(() => undefined),
    emit: (event, what) => {
      if (event === 'papers.caution' && 'sentence' in what) warned.push(`${printed.length} ${what.sentence}`)
    },
    printer: {
      pdf: async (title, papers) => {
        now('drawing')
        printed.push({ title, papers })
        return new TextEncoder().encode('%PDF')
      },
      print: async (title, papers, isOver) => {
        now('drawing')
        if (isOver()) return undefined
        printed.push({ title, papers })
        return problem
      },
    },
    dialogs: {
      saveAs: async (name) => {
        suggested.push(name)
        now('dialog')
        return join(folder, name)
      },
      open: async () => undefined,
    },
    clock: () => NOW,
  })
  return { handlers, calls, printed, suggested, warned, pictures, files: () => readdirSync(folder) }
}

const invoice = (orderId: string) => ({ kind: 'orderInvoice' as const, orderId })
const badge = (picture?: string) => ({
  kind: 'staffBadges' as const,
  persons: [{ name: 'Anaya', designation: 'cashier' as const, copies: 1, ...(picture !== undefined && { picture }) }],
})
const WITHOUT_HSN =
  '1 line without an HSN code (1204017). GST requires one on every line. Ask portal support to add it.'
const ORIGINAL = ['original' as const]

describe('a tax invoice with a line without an HSN code', () => {
  const sentence = `TAX INVOICE I/PO-bare-T: ${WITHOUT_HSN}`
  it('says so where it is shown', async () => {
    const { handlers } = office()
    const shown = await handlers['papers.show'](invoice('PO-bare-T'))
    expect(shown).toMatchObject({ ok: true, value: { caution: sentence } })
    const whole = await handlers['papers.show'](invoice('PO-1-T'))
    expect(whole.ok && whole.value).not.toHaveProperty('caution')
  })
  it('says so before it is printed or saved, and is', async () => {
    const { handlers, warned, printed } = office()
    await handlers['papers.print']({ subjects: [invoice('PO-bare-T')] })
    await handlers['papers.save']({ subjects: [invoice('PO-bare-T'), invoice('PO-1-T'), invoice('PO-bare-2')] })
    expect(printed).toHaveLength(2)
    expect(warned).toEqual([`0 ${sentence}`, `1 ${sentence} This also applies to 1 document more.`])
  })
})

describe('one paper', () => {
  it('is shown with what its screen needs', async () => {
    const { handlers } = office()
    expect(await handlers['papers.show'](invoice('PO-1-T'))).toMatchObject({
      ok: true,
      value: {
        kind: 'orderInvoice',
        title: 'Tax invoice I/PO-1-T',
        copies: [
          { copy: 'original', mark: 'ORIGINAL FOR RECIPIENT' },
          { copy: 'duplicate', mark: 'DUPLICATE FOR TRANSPORTER' },
          { copy: 'triplicate', mark: 'TRIPLICATE FOR SUPPLIER' },
        ],
      },
    })
  })
  it('is saved under its own name, in the copies that are asked for', async () => {
    const { handlers, printed, suggested } = office()
    const saved = await handlers['papers.save']({ subjects: [invoice('PO-1-T')], copies: ['triplicate', 'original'] })
    expect(suggested).toEqual(['TAX INVOICE I-PO-1-T.pdf'])
    if (!saved.ok || saved.value === undefined) throw new Error('Nothing was saved')
    expect(saved.value).not.toHaveProperty('note')
    expect(readFileSync(saved.value.path, 'utf8')).toBe('%PDF')
    expect(printed[0]?.papers[0]?.copies.map(({ copy }) => copy)).toEqual(['original', 'triplicate'])
  })
  it('goes out on the sheet and in the copies that are set for this computer, unless it is told otherwise', async () => {
    const { handlers, printed } = office({ usual: { sheet: 'A5', copies: ['original', 'duplicate', 'triplicate'] } })
    await handlers['papers.print']({ subjects: [invoice('PO-1-T'), badge()] })
    await handlers['papers.print']({ subjects: [invoice('PO-1-T')], copies: ORIGINAL })
    const [both, one] = printed
    expect(both?.papers.map(({ page }) => page.size)).toEqual(['A5', 'A4'])
    expect(both?.papers.map(({ copies }) => copies.length)).toEqual([3, 1])
    expect(one?.papers[0]?.copies.map(({ copy }) => copy)).toEqual(ORIGINAL)
  })
  it('is asked for freshly each time', async () => {
    const { handlers, calls } = office()
    await handlers['papers.show'](invoice('PO-1-T'))
    await handlers['papers.print']({ subjects: [invoice('PO-1-T')], copies: ORIGINAL })
    expect(calls).toEqual(['PO-1-T', 'PO-1-T'])
  })
  it('that there is none of says why, in its own sentence', async () => {
    const { handlers, printed } = office()
    const refused = refuse('invoiceNotYet')
    expect(await handlers['papers.show'](invoice('PO-new'))).toEqual(refused)
    expect(await handlers['papers.save']({ subjects: [invoice('PO-new')], copies: ORIGINAL })).toEqual(refused)
    expect(printed).toEqual([])
  })
  it('is refused while no user is signed in', async () => {
    const { handlers, calls } = office({ signedIn: false })
    expect(await handlers['papers.show'](badge())).toMatchObject({ ok: false, error: { kind: 'session' } })
    expect(calls).toEqual([])
  })
  it('that the printer doesn’t take says why', async () => {
    const { handlers } = office({ problem: 'no paper' })
    expect(await handlers['papers.print']({ subjects: [badge()], copies: ORIGINAL })).toEqual({
      ok: false,
      error: { kind: 'file', message: say('notPrinted', { why: 'no paper' }) },
    })
  })
})

describe('several papers', () => {
  it('become one file with one name, in the order in which they were asked for', async () => {
    const { handlers, printed, suggested } = office()
    const ids = Array.from({ length: 9 }, (_, at) => `PO-${at}-T`)
    await handlers['papers.save']({ subjects: ids.map(invoice), copies: ORIGINAL })
    expect(suggested).toEqual(['9 order invoices, 21 Nov 2026.pdf'])
    expect(printed).toHaveLength(1)
    expect(printed[0]?.papers.map(({ fileName }) => fileName)).toEqual(ids.map((id) => `TAX INVOICE I/${id}`))
  })
  it('of several kinds are called papers', async () => {
    const { handlers, suggested } = office()
    await handlers['papers.save']({ subjects: [invoice('PO-1-T'), badge()], copies: ['original', 'duplicate'] })
    expect(suggested).toEqual(['2 documents, 21 Nov 2026.pdf'])
  })
  it('of which some can’t be made tell which and why, and the others are there', async () => {
    const { handlers, printed } = office()
    const subjects = ['PO-1-T', 'PO-new', 'PO-2-T', 'PO-gone'].map(invoice)
    const saved = await handlers['papers.save']({ subjects, copies: ORIGINAL })
    const note = `Left out: order PO-new: ${say('invoiceNotYet')} order PO-gone: ${say('offline')}`
    expect(saved).toMatchObject({ ok: true, value: { note } })
    expect(printed[0]?.papers).toHaveLength(2)
    expect(await handlers['papers.print']({ subjects, copies: ORIGINAL })).toEqual({ ok: true, value: { note } })
  })
  it('of which none can be made are refused: with the one reason, or with each', async () => {
    const { handlers, printed } = office()
    const ask = (...ids: string[]) => handlers['papers.save']({ subjects: ids.map(invoice), copies: ORIGINAL })
    expect(await ask('PO-gone-1', 'PO-gone-2')).toEqual({ ok: false, error: offline })
    const each = await ask('PO-gone', 'PO-new')
    expect(each).toMatchObject({ ok: false, error: { kind: 'rule' } })
    expect(!each.ok && each.error.message).toMatch(/PO-gone.*PO-new/)
    expect(printed).toEqual([])
  })
})

describe('papers of a session that ends', () => {
  const subjects = Array.from({ length: 50 }, (_, at) => invoice(`PO-${at}-T`))
  const ended = { ok: false, error: { kind: 'session', message: say('sessionEnded') } }

  it('while they are asked for are told once, and nothing more is asked', async () => {
    for (const name of ['papers.save', 'papers.print'] as const) {
      const { handlers, calls, suggested, printed } = office({ endsAt: 'asking' })
      expect(await handlers[name]({ subjects, copies: ORIGINAL })).toEqual(ended)
      expect(calls.length).toBeLessThanOrEqual(8)
      expect([suggested, printed]).toEqual([[], []])
    }
  })

  it.each(['dialog', 'drawing'] as const)('at the %s are not written', async (endsAt) => {
    const { handlers, files } = office({ endsAt })
    expect(await handlers['papers.save']({ subjects: subjects.slice(0, 2), copies: ORIGINAL })).toEqual(ended)
    expect(files()).toEqual([])
  })

  it('while they are drawn for the printer don’t reach it', async () => {
    const { handlers, printed } = office({ endsAt: 'drawing' })
    expect(await handlers['papers.print']({ subjects: subjects.slice(0, 2), copies: ORIGINAL })).toEqual(ended)
    expect(printed).toEqual([])
  })
})

test('papers left out for one reason are named together', async () => {
  const { handlers } = office()
  const subjects = ['PO-1-T', 'PO-new-1', 'PO-gone', 'PO-new-2'].map(invoice)
  const note = `Left out: order PO-new-1, order PO-new-2: ${say('invoiceNotYet')} order PO-gone: ${say('offline')}`
  expect(await handlers['papers.print']({ subjects, copies: ORIGINAL })).toEqual({ ok: true, value: { note } })
})

describe('a picture on a paper', () => {
  it('must be one that was kept', async () => {
    const { handlers, pictures } = office()
    expect(await handlers['papers.show'](badge('0'.repeat(64)))).toEqual(refuse('pictureGone'))
    const id = pictures.keep(JPEG)
    expect(await handlers['papers.show'](badge(id))).toMatchObject({ ok: true })
  })
  it.each(['../../etc/passwd', 'https://evil.invalid/x.jpg', 'F'.repeat(64), ''])('is never named %s', (picture) => {
    expect(paperSubject.safeParse(badge(picture)).success).toBe(false)
  })
})
