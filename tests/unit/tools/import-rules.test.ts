import { describe, expect, it } from 'vitest'
import { type Declared, idleAmong, undeclaredIn } from '../../../tools/imports/declared.ts'
import { type Import, importsIn, ringsOf } from '../../../tools/imports/graph.ts'
import { violationsOf } from '../../../tools/imports/judge.ts'
import { importRules } from '../../../tools/imports/rules.ts'

const brokenBy = (file: string, source: string) => violationsOf(importsIn(file, source)).map(({ rule }) => rule.name)

/** One forbidden import for each rule: a rule that can't be broken protects nothing. */
const planted: ReadonlyArray<readonly [rule: string, file: string, source: string]> = [
  ['shared stands alone', 'src/shared/domain/cart.ts', "import { open } from '../../main/store/open.ts'"],
  ['shared is pure', 'src/shared/domain/cart.ts', "import { readFileSync } from 'node:fs'"],
  ['rules know no transport', 'src/shared/domain/cart.ts', "import type { Call } from '../portal/call.ts'"],
  [
    'the folders of the rules are layers',
    'src/shared/domain/pricing/tax.ts',
    "import type { Cart } from '../carts/cart.ts'",
  ],
  ['each process by itself', 'src/renderer/app/main.tsx', "import { vault } from '../../main/vault/vault.ts'"],
  [
    'one door to the practice portal',
    'src/main/portal/client.ts',
    "const { serve } = await import('../../practice/serve.ts')",
  ],
  ['the preload only relays', 'src/preload/index.ts', "import { bridge } from '../shared/bridge.ts'"],
  ['pages reach nothing but the bridge', 'src/renderer/app/main.tsx', "import { ipcRenderer } from 'electron'"],
  ['Electron stands in a few folders', 'src/main/files/save-csv.ts', "const { dialog } = await import('electron')"],
  ['areas are apart', 'src/renderer/screens/cart/Cart.tsx', "import { Bill } from '../orders/Bill.tsx'"],
  [
    'what areas share knows no screen',
    'src/renderer/carts/cart-panel.tsx',
    "import { Cart } from '../screens/cart/cart.tsx'",
  ],
  ['the grid knows no cart', 'src/renderer/grid/grid.tsx', "import { CartPanel } from '../carts/cart-panel.tsx'"],
  ['areas of calls are apart', 'src/shared/portal/areas/order-rows.ts', "import { lines } from './cart.ts'"],
  [
    'areas of the practice portal are apart',
    'src/practice/areas/cart/calls.ts',
    "import { take } from '../order/take.ts'",
  ],
  [
    'one place knows the areas of the practice portal',
    'src/practice/state/portal-state.ts',
    "import { order } from '../areas/order/area.ts'",
  ],
  ['areas of the bridge are apart', 'src/shared/bridge/cart.ts', "import { ordersEntries } from './orders.ts'"],
  [
    'parts know nothing of the screens',
    'src/renderer/parts/Table.tsx',
    "import { Cart } from '../screens/cart/Cart.tsx'",
  ],
  [
    'parts know nothing of the trade',
    'src/renderer/parts/Table.tsx',
    "import { gap } from '../../shared/domain/pricing.ts'",
  ],
  ['the program knows no test', 'src/main/program/index.ts', "import { aCart } from '../../../tests/builders/cart.ts'"],
  ['packages are apart', 'packages/tasks/main.ts', "import { tell } from '../bench/progress.ts'"],
  ['one home for the network', 'src/main/ordering/place.ts', "import axios from 'axios'"],
  ['one home for SQLite', 'src/main/ordering/journal.ts', "import Database from 'better-sqlite3'"],
  ['one home for the keychain', 'src/main/session/session.ts', "const keytar = await import('keytar')"],
  ['one home for workbooks', 'src/main/program/index.ts', "import { Workbook } from 'exceljs'"],
  [
    'one home for renaming, removing and copying files',
    'src/main/store/restore.ts',
    "import { existsSync, renameSync as move } from 'node:fs'",
  ],
]

describe('import rules', () => {
  it.each(planted)('"%s" is broken by %s saying %s', (rule, file, source) => {
    expect(brokenBy(file, source)).toContain(rule)
  })

  it('has a planted violation for every rule', () => {
    expect(planted.map(([rule]) => rule)).toEqual(importRules.map((rule) => rule.name))
  })

  it.each([
    ['src/shared/domain/catalogue/product.ts', "import { taxOf } from '../pricing/tax.ts'"],
    ['src/shared/domain/tables/names.ts', "import type { ScreenRule } from '../screens/screen-rule.ts'"],
    ['src/shared/domain/newcomer/new.ts', "import { sum } from '../values/money.ts'"],
  ])('takes for a broken layer: %s saying %s', (file, source) => {
    expect(brokenBy(file, source)).toEqual(['the folders of the rules are layers'])
  })

  it.each([
    ['src/shared/domain/carts/cart.ts', "import { taxOf } from '../pricing/tax.ts'"],
    ['src/shared/domain/people/access.ts', "import { ruleAt } from '../screens.ts'"],
    ['src/main/program/practice-portal.ts', "const { serve } = await import('../../practice/serve.ts')"],
    ['packages/tasks/main.ts', "import { lineOf } from './table.ts'"],
    ['packages/tasks/main.ts', "import { findShell } from '../browser-host/chromium/find.ts'"],
    ['src/main/store/open.ts', "import Database from 'better-sqlite3'"],
    ['src/main/ordering/journal.ts', "import type { Database } from 'better-sqlite3'"],
    ['src/preload/index.ts', "import type { Bridge } from '../shared/bridge.ts'"],
    ['src/preload/index.ts', "import { ipcRenderer } from 'electron'"],
    ['src/renderer/screens/cart/Cart.tsx', "import { Line } from './Line.tsx'"],
    ['src/renderer/screens/cart/Cart.tsx', "import { Table } from '../../parts/Table.tsx'"],
    ['src/renderer/parts/Amount.tsx', "import { rupees } from '../../shared/domain/values/money.ts'"],
    ['src/shared/portal/areas/order.ts', "import { orderRow } from './order-rows.ts'"],
    ['src/shared/bridge/cart.ts', "import { entry } from './entry.ts'"],
    ['src/practice/all.ts', "import { cart } from './areas/cart/area.ts'"],
    ['src/practice/all-states.ts', "import { cartState } from './areas/cart/state.ts'"],
    ['src/shared/portal/areas/order.ts', "import { z } from 'zod'"],
    ['src/main/store/restore.ts', "import { existsSync, type RmOptions } from 'node:fs'"],
    ['src/main/files/retrying-fs.ts', "import * as disk from 'node:fs'"],
    ['src/practice/state/event-file.ts', "import { rmSync } from 'node:fs'"],
  ])('lets %s say %s', (file, source) => {
    expect(brokenBy(file, source)).toEqual([])
  })
})

describe('files are renamed, removed and copied', () => {
  it.each([
    "import * as fs from 'node:fs'",
    "import fs from 'fs'",
    "import { promises } from 'node:fs'",
    "const fs = await import('node:fs/promises')",
    "import { rm } from 'node:fs/promises'",
    "import { unlinkSync } from 'node:fs'",
    "export { copyFile } from 'node:fs/promises'",
    "export * from 'node:fs'",
  ])('by one module of main alone: not by %s', (source) => {
    expect(brokenBy('src/main/log.ts', source)).toEqual(['one home for renaming, removing and copying files'])
  })
})

describe('reading imports', () => {
  const read = (source: string): Import[] => importsIn('src/main/one.ts', source)

  it('sees re-exports, lazy imports and types named in passing', () => {
    const source = "export { a } from './a.ts'\nexport * from './b.ts'\nimport('./c.ts')\ntype D = import('./d.ts').D"
    expect(read(source).map(({ to, line, typeOnly }) => [to, line, typeOnly])).toEqual([
      ['src/main/a.ts', 1, false],
      ['src/main/b.ts', 2, false],
      ['src/main/c.ts', 3, false],
      ['src/main/d.ts', 4, true],
    ])
  })

  it('takes an import for types only when nothing else is in it', () => {
    expect(read("import { type A, type B } from './a.ts'")[0]?.typeOnly).toBe(true)
    expect(read("import { type A, b } from './a.ts'")[0]?.typeOnly).toBe(false)
    expect(read("import './a.ts'")[0]?.typeOnly).toBe(false)
  })

  it('names the package, not the file in it', () => {
    expect(
      read("import { pinned } from '@mantine/core/styles.css'\nimport 'exceljs/dist/x.js'").map(({ to }) => to),
    ).toEqual(['@mantine/core', 'exceljs'])
  })
})

describe('rings', () => {
  const arrow = (from: string, to: string, how: Partial<Import> = {}): Import => ({
    from,
    to,
    line: 1,
    typeOnly: false,
    names: ['*'],
    ...how,
  })

  it('finds files that import each other round a corner', () => {
    expect(ringsOf([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')])).toEqual([['a', 'b', 'c', 'a']])
  })

  it('finds files that know each other by type alone', () => {
    expect(ringsOf([arrow('a', 'b', { typeOnly: true }), arrow('b', 'a')])).toEqual([['a', 'b', 'a']])
    const types = { typeOnly: true }
    expect(ringsOf([arrow('a', 'b', types), arrow('b', 'c', types), arrow('c', 'a', types)])).toEqual([
      ['a', 'b', 'c', 'a'],
    ])
  })

  it('reads them from sources: types, re-exports, types named in passing and what is loaded when needed', () => {
    const [one, two] = ['src/main/one.ts', 'src/main/two.ts']
    const back = importsIn(two, "export type { One } from './one.ts'")
    expect(ringsOf([...importsIn(one, "import type { Two } from './two.ts'"), ...back])).toEqual([[one, two, one]])
    expect(ringsOf([...importsIn(one, "type Two = import('./two.ts').Two"), ...back])).toEqual([[one, two, one]])
    expect(ringsOf([...importsIn(one, "const two = () => import('./two.ts')"), ...back])).toEqual([[one, two, one]])
  })
})

describe('what src imports and package.json', () => {
  const declared: Declared = {
    dependencies: { '@mantine/dates': '1', dayjs: '1', zod: '4', qr: '1' },
    optionalDependencies: { keytar: '7' },
    peerDependencies: {},
  }
  const one = 'src/main/one.ts'
  const undeclared = (source: string, file = one) => undeclaredIn(importsIn(file, source), declared).map(({ to }) => to)

  it.each([
    "import uFuzzy from '@leeoniya/ufuzzy'",
    "export { a } from '@leeoniya/ufuzzy/sub'",
    "const a = await import('@leeoniya/ufuzzy')",
    "import '@leeoniya/ufuzzy/styles.css'",
  ])('tells %s, where only tools may need it', (source) => {
    expect(undeclared(source)).toEqual(['@leeoniya/ufuzzy'])
  })

  it.each([
    ["import { z } from 'zod'", one],
    ["const keytar = await import('keytar')", one],
    ["import { app } from 'electron'", one],
    ["import { join } from 'node:path'", one],
    ["import { b } from './b.ts'", one],
    ["import states from '../../resources/reference/states.json' with { type: 'json' }", one],
    ["import type { Vfs } from 'memfs'", one],
    ["import { test } from 'vitest'", 'tests/unit/one.test.ts'],
  ])('lets %s of %s be', (source, file) => {
    expect(undeclared(source, file)).toEqual([])
  })

  it('tells a dependency that nothing of src imports, unless another needs it beside itself', () => {
    const imports = [
      ...importsIn(one, "import { DatePicker } from '@mantine/dates'\nimport { z } from 'zod'\nimport('keytar')"),
      ...importsIn('tools/one.ts', "import qr from 'qr'"),
    ]
    const peers = (name: string) => (name === '@mantine/dates' ? ['dayjs', 'react'] : [])
    expect(idleAmong(imports, declared, peers)).toEqual(['qr'])
    expect(idleAmong(imports, declared, () => [])).toEqual(['dayjs', 'qr'])
  })
})
