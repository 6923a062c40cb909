import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { WithAccount } from '../../../../src/main/accounts/with-account.ts'
import { importHandlers } from '../../../../src/main/cart-import/import-handlers.ts'
import type { ImportService } from '../../../../src/main/cart-import/imports-offered.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { taken } from './draft.ts'

interface DeskOptions {
  readonly may?: Result<undefined>
  /** The picked file, or the path of a saved one; undefined for a closed dialog. */
  readonly path?: string | undefined
  readonly rejected?: Awaited<ReturnType<ImportService['rejected']>>
}

/** A service that returns its own arguments. */
function desk({
  may = ok(undefined),
  path,
  rejected = ok({ separator: 'comma', rows: [taken(2, 1, 5)] }),
}: DeskOptions = {}) {
  const dialogs: string[] = []
  const stopped: string[] = []
  const imports = new Proxy({} as ImportService, {
    get: (_, name) => {
      if (name === 'mayUpload') return async () => may
      if (name === 'rejected') return async () => rejected
      if (name === 'stop') return (id: string) => void stopped.push(id)
      if (name === 'question') return (...args: unknown[]) => [name, ...args]
      return (...args: unknown[]) => ok([name, ...args])
    },
  })
  const at: WithAccount<ImportService> = async (ask) => ask(imports)
  const handlers = importHandlers(at, {
    open: async (title) => {
      dialogs.push(title)
      return path
    },
    saveAs: async (name) => {
      dialogs.push(name)
      return path
    },
  })
  return { handlers, dialogs, stopped }
}
const importId = 'import-1'

describe('the bridge’s import entries', () => {
  it('ask the signed-in account’s imports', async () => {
    const { handlers, stopped } = desk()
    const bytes = new Uint8Array([1])
    const choice = { sheet: '', header: 1, id: 0, qty: 1 }
    const results = [
      handlers['import.read']({ cartType: 'all', fileName: 'a.csv', bytes, replace: true }),
      handlers['import.question']({ cartType: 'all' }),
      handlers['import.answer']({ cartType: 'all', choice }),
      handlers['import.current']({ cartType: 'all' }),
      handlers['import.rows']({ importId, from: 5, count: 10, verdicts: ['gap'] }),
      handlers['import.fix']({ importId, line: 2, text: '1,2' }),
      handlers['import.mends']({ importId }),
      handlers['import.mendAll']({ importId, kind: 'number' }),
      handlers['import.undo']({ importId }),
      handlers['import.setMode']({ importId, mode: 'replace' }),
      handlers['import.headerIsData']({ importId, isData: true }),
      handlers['import.commit']({ importId }),
      handlers['import.discard']({ importId }),
    ]
    const answers = (await Promise.all<Result<unknown>>(results)).map((one) => (one.ok ? one.value : one))
    expect(answers).toEqual([
      ['read', 'all', 'a.csv', bytes, true],
      ['question', 'all'],
      ['answer', 'all', choice],
      ['current', 'all'],
      ['rows', importId, 5, 10, ['gap']],
      ['fix', importId, 2, '1,2'],
      ['mends', importId],
      ['mendAll', importId, 'number'],
      ['undo', importId],
      ['setMode', importId, 'replace'],
      ['setHeaderIsData', importId, true],
      ['commit', importId],
      ['discard', importId],
    ])
    expect(await handlers['import.stop']({ importId })).toEqual(ok(undefined))
    expect(stopped).toEqual([importId])
  })
})

describe('picking a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-pick-'))

  it('reads the one that was picked', async () => {
    const path = join(folder, 'cart.csv')
    writeFileSync(path, '1,2')
    const { handlers, dialogs } = desk({ path })
    expect(await handlers['import.pick']({ cartType: 'all', replace: true })).toEqual(
      ok(['read', 'all', 'cart.csv', Uint8Array.from(Buffer.from('1,2')), true]),
    )
    expect(dialogs).toEqual(['Choose a cart file'])
  })

  it('isn’t offered to a store that may not upload carts', async () => {
    const { handlers, dialogs } = desk({ may: refuse('tryAgain') })
    expect(await handlers['import.pick']({ cartType: 'all', replace: false })).toEqual(refuse('tryAgain'))
    expect(dialogs).toEqual([])
  })

  it('reads nothing when the dialog is closed, or the file is gone', async () => {
    expect(await desk().handlers['import.pick']({ cartType: 'all', replace: false })).toEqual(ok(undefined))
    const gone = desk({ path: join(folder, 'gone.csv') })
    expect(await gone.handlers['import.pick']({ cartType: 'all', replace: false })).toMatchObject({
      error: { kind: 'file' },
    })
  })
})

describe('saving the rows that were left out', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'storedesk-rejected-')), 'rows.csv')

  it('writes them where the user wants them', async () => {
    const { handlers, dialogs } = desk({ path })
    expect(await handlers['import.exportRejected']({ importId })).toEqual(ok({ path }))
    expect(readFileSync(path, 'utf8')).toBe('Product ID,Quantity\r\n1,5\r\n')
    expect(dialogs).toEqual(['Rejected rows.csv'])
  })

  it('writes nothing when the dialog is closed, or the rows can’t be read', async () => {
    expect(await desk().handlers['import.exportRejected']({ importId })).toEqual(ok(undefined))
    const failing = desk({ path, rejected: fail(offline) })
    expect(await failing.handlers['import.exportRejected']({ importId })).toEqual(fail(offline))
    expect(failing.dialogs).toEqual([])
  })
})
