/** A list as a file: all pages, with the columns and the order on screen. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import exceljs from 'exceljs'
import Papa from 'papaparse'
import { formatCount } from '../../../src/shared/domain/values/money.ts'
import { type Column, wordsOf } from '../../../src/shared/lists/columns.ts'
import { isWhole } from '../../../src/shared/lists/list.ts'
import { scopeInWords } from '../../../src/shared/lists/scope.ts'
import { listNames } from '../../../src/shared/lists.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { columnKinds, covering, holding } from '../../support/pages/covering.ts'
import type { FileDialogs } from '../../support/pages/dialogs.ts'
import { type Expected, firstCall, type ListOnScreen } from '../../support/pages/list-on-screen.ts'
import { where } from '../../support/pages/list-places.ts'

import { expect } from '../fixture.ts'
import { quickOf, test } from './lists.ts'

const full = listNames.filter((name) => !where[name].isBare)

/** Saves the list through its menu, as it is on screen. */
async function save({ window }: ListOnScreen, dialogs: FileDialogs, path: string, kind: 'CSV file' | 'Excel workbook') {
  await dialogs.savesAs(path)
  await window.getByRole('button', { name: 'Export' }).click()
  await window.getByRole('menuitem', { name: kind }).click()
}

for (const name of covering([holding, columnKinds], full)) {
  test(
    `${name} is saved as CSV and as a workbook, as it is on the screen, all pages of it`,
    quickOf(name),
    async ({ window, profile, dialogs, ask, listOf }) => {
      const one = await listOf(name)
      await one.open()
      const first = await one.expectShown()
      const by = first.shown.find(({ column }) => column.kind === 'count') ?? first.shown[0]
      if (isWhole(one.list) && by !== undefined) await one.openAt({ sort: { by: by.key, descending: true } })
      // Chosen columns: all but the second.
      await window.getByRole('button', { name: 'Columns', exact: true }).click()
      await window.getByRole('checkbox', { name: first.shown[1]?.column.title ?? '', exact: true }).click()
      await window.keyboard.press('Escape')
      const chosen = first.shown
        .filter((_, at) => at !== 1)
        .flatMap(({ key, under }) => [key, ...under.map((other) => other.key)])
      const shown = await one.expectShown(chosen)
      await window.getByRole('button', { name: 'Export' }).click()
      const scope = scopeInWords(one.list, shown.state.filters, one.context)
      const noun = one.list.noun[shown.count === 1 ? 0 : 1]
      const summary = `${formatCount(shown.count)} ${noun}${scope === '' ? '' : `: ${scope}`}`
      await expect(window.getByRole('menu').getByText(summary, { exact: true })).toBeVisible()
      await expectAccessible(window)
      await window.keyboard.press('Escape')
      await expect(window.getByRole('menu')).toHaveCount(0)
      const expected = await expectedOf(one, shown, chosen)
      const [csv, xlsx] = [join(profile, `${one.name}.csv`), join(profile, `${one.name}.xlsx`)]
      await save(one, dialogs, csv, 'CSV file')
      await expect(window.getByText(`Saved as ${csv}`)).toBeVisible()
      expect(inCsv(csv)).toEqual(expected)
      await save(one, dialogs, xlsx, 'Excel workbook')
      await expect(window.getByText(`Saved as ${xlsx}`)).toBeVisible()
      expect(await inWorkbook(xlsx, expected)).toEqual(expected)
      await window.getByRole('button', { name: 'Columns', exact: true }).click()
      await window.getByRole('button', { name: 'Reset' }).click()
      await window.keyboard.press('Escape')
      await expect.poll(() => ask('settings.read', { key: `list.${one.name}` })).toEqual({})
    },
  )
}

/** The expected heads and rows of the file: numbers as numbers, everything else as on screen. */
async function expectedOf({ list, ask, context }: ListOnScreen, shown: Expected, chosen: readonly string[]) {
  const rows = isWhole(list) ? shown.rows : (await ask(1, 5000)).rows
  const columns = chosen.flatMap((key) => list.columns[key] ?? [])
  return [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => textOf(column, row)))]

  function textOf(column: Column<unknown>, row: unknown): string {
    const value = column.of(row, context)
    if (typeof value === 'number') return String(column.kind === 'amount' ? value / 100 : value)
    return wordsOf(column.kind, value)
  }
}

function inCsv(path: string): string[][] {
  const { data } = Papa.parse<string[]>(readFileSync(path, 'utf8').slice(1), { skipEmptyLines: true })
  return data.map((row) =>
    row.map((cell) => (/^-?\d+\.\d\d$/.test(cell) ? String(Number(cell)) : cell.replace(/^'/, ''))),
  )
}

/** The workbook's rows, without the totals below them. */
async function inWorkbook(path: string, { length }: readonly unknown[]): Promise<string[][]> {
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(path)
  const page = book.worksheets[0]
  if (page === undefined) throw new Error('There is no sheet')
  return Array.from({ length }, (_, row) =>
    Array.from({ length: page.columnCount }, (_, at) => inCell(page.getCell(row + 1, at + 1))),
  )
}

const inCell = ({ value, numFmt }: exceljs.Cell): string => {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date)) return String(value)
  const wall = value.toISOString().replace('Z', '+05:30')
  return numFmt.includes('hh') ? wordsOf('moment', wall) : wordsOf('day', wall.slice(0, 10))
}

for (const name of covering([holding], full)) {
  test(`${name} is saved slowly from a slow portal, and that can be stopped: nothing is left`, async ({
    window,
    profile,
    portal,
    dialogs,
    listOf,
  }) => {
    const one = await listOf(name)
    await one.open()
    await one.expectShown()
    const path = join(profile, `stopped ${one.name}.csv`)
    await portal.misbehave({ kind: 'delay', call: firstCall(one.list), ms: 60_000, times: 50 })
    await save(one, dialogs, path, 'CSV file')
    const stop = window.getByRole('button', { name: 'Cancel', exact: true })
    await expect(stop).toBeVisible()
    await expectAccessible(window)
    await stop.click()
    await expect(stop).toHaveCount(0)
    await expect(window.getByRole('button', { name: 'Export' })).toBeEnabled()
    expect(existsSync(path)).toBe(false)
    expect(readdirSync(profile).filter((name) => name.endsWith('.part'))).toEqual([])
    await portal.behave()
  })
}
