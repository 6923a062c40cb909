/**
 * The program is ended with kill -9 while it marks a return as in transit or confirms a payment. After a restart it reports an unknown
 * outcome, doesn't resend anything automatically, and when the user resends it, the portal has it exactly once.
 * @module-tag quick
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Result } from '../../src/shared/errors.ts'
import { ONCE_BUNDLE } from './bundle.ts'
import type { OnceTask } from './once-child.ts'
import { ONCE_POINTS, type OncePoint, REACHED, WRITES } from './once-points.ts'
import { COMPILED } from './runs.ts'

type What = 'sr' | 'payment'
interface Line {
  readonly point?: string
  readonly told?: Result<unknown>
}

let folder: string
let portal: Server
/** The number of times that it happened at the portal. */
let made = 0

const ANSWERS: Readonly<Record<string, () => unknown>> = {
  'returns.srSlip': () => ({ InvoiceStatus: made > 0 ? 'InTransit' : 'Pending', products: [] }),
  'returns.srSetInTransit': () => ({ message: 'Updated.' }),
  'payment.pending': () => [
    { POID: 'PO-1-T', NetPayment: 100, ...(made > 0 && { paymentconfirmationdetail: { orderID: 'PO-1-T' } }) },
  ],
  'payment.processConfirmPayment': () => ({ message: 'Confirmed.', referenceNo: 'UTR7' }),
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-once-'))
  made = 0
  portal = createServer((ask, answer) => {
    const call = (ask.url ?? '').slice(1)
    if (WRITES.includes(call)) made += 1
    answer.end(JSON.stringify({ ok: true, value: ANSWERS[call]?.() }))
  })
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  portal.close()
  portal.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

/** The first message of the program; `ended` resolves when the process is gone. */
async function run(what: What, again: boolean, at?: OncePoint) {
  const { port } = portal.address() as AddressInfo
  const task: OnceTask = { folder, portal: `http://127.0.0.1:${port}`, what, again, ...(at !== undefined && { at }) }
  const child: ChildProcess = spawn(process.execPath, [ONCE_BUNDLE, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  })
  const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)))
  if (child.stdout === null) throw new Error('It says nothing')
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  const line = JSON.parse(value ?? '{}') as Line
  if (line.point !== undefined) child.kill('SIGKILL')
  return { line, ended: await ended }
}

const sentence = ({ told: result }: Line) => (result?.ok === false ? result.error.sentence : undefined)

describe.each(['sr', 'payment'] as const)('killed with -9 while it sends (%s)', (what) => {
  test.each(ONCE_POINTS)('%s: nothing goes out twice', async (at) => {
    const killed = await run(what, false, at)
    expect(killed).toEqual({ line: { point: at }, ended: 'SIGKILL' })
    expect(made).toBe(REACHED[at])
    const isKept = at === 'after the answer is kept'

    const first = await run(what, false)
    // A lost request that the portal doesn't have is reported as such, and isn't resent automatically.
    if (REACHED[at] === 0) expect(sentence(first.line)).toBe(what === 'sr' ? 'returnNow' : 'paymentNow')
    if (REACHED[at] === 1 && !isKept) expect(first.line.told?.ok).toBe(true)
    // A write that is known to be done may be requested again: the portal itself refuses it then.
    if (!isKept) expect(made).toBe(REACHED[at])

    if (REACHED[at] === 0) {
      expect((await run(what, true)).line.told?.ok).toBe(true)
      expect(made).toBe(1)
    }
  })
})
