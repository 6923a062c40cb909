/**
 * A list on screen, compared with its definition and the portal: the address gives the query, the app's bridge the portal's answers, and
 * `shared/lists` the texts.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { readReference } from '../../../src/main/reference.ts'
import { type WarehouseMapping, warehouseNames } from '../../../src/shared/domain/catalogue/warehouses.ts'
import { addDays, addMonths, dayAt } from '../../../src/shared/domain/values/dates.ts'
import { formatCount } from '../../../src/shared/domain/values/money.ts'
import { type ListState, readState, writeState } from '../../../src/shared/lists/address.ts'
import { type Column, wordsOf } from '../../../src/shared/lists/columns.ts'
import { type ListContext, listContext } from '../../../src/shared/lists/context.ts'
import { writeValue } from '../../../src/shared/lists/filter-values.ts'
import type { DaysFilter, DaysValue } from '../../../src/shared/lists/filters.ts'
import { fitted, fitting, stacked, type VisibleColumn, visibleColumns } from '../../../src/shared/lists/layout.ts'
import { type Found, isWhole, type List, sizesOf } from '../../../src/shared/lists/list.ts'
import { narrowed, sorted, sumsOf } from '../../../src/shared/lists/rows.ts'
import { anyList, type ListName, listFor } from '../../../src/shared/lists.ts'
import { type Asking, storeBy } from './app-bridge.ts'
import { where } from './list-places.ts'
import { goTo } from './steps.ts'

/** More rows than any list of the practice portal has. */
const ALL = 5000

/** A page, with functions to ask its app and to open an address. */
export interface Seat {
  readonly window: Page
  readonly ask: Asking
  readonly visit: (address: string) => Promise<void>
}

async function contextBy(ask: Asking): Promise<ListContext> {
  const store = await storeBy(ask)
  const request = { call: 'session.mapping', args: { query: {} }, request: 'mapping', fresh: false } as const
  const { answer } = await ask('portal.read', request)
  const { warehouses, performance } = readReference()
  const listed = warehouseNames(warehouses)
  return listContext({ store, today: dayAt(Date.now()), listed, performance }, answer as readonly WarehouseMapping[])
}

/** The longest span that a filter allows, ending `back` days ago. */
export function longest({ months = 3, days }: Pick<DaysFilter, 'months' | 'days'>, today: string, back = 0): DaysValue {
  const to = addDays(today, -back)
  if (days !== undefined) return { from: addDays(to, -days), to }
  let from = addMonths(to, -months)
  // The last days of a month have no counterpart in a shorter one.
  while (addMonths(from, months) < to) from = addDays(from, 1)
  return { from, to }
}

/** The query for the longest span that the list's first date filter allows. */
export function broadly(name: ListName, today: string, back = 0): string {
  const { prefix } = where[name]
  const days = Object.entries(anyList(name).filters).find(([, { kind }]) => kind === 'days')
  if (days === undefined || days[1].kind !== 'days') return ''
  return `${prefix}${days[0]}=${writeValue(longest(days[1], today, back))}`
}

/** The list's first call, whose failure makes the list fail. */
export const firstCall = ({ reads }: List): string => Object.values(reads).at(0) ?? ''

/** The calls that the list can't be shown without: the first one, or all if each of them is optional. */
export const neededCalls = ({ reads, optional }: List): readonly string[] =>
  Object.keys(reads).every((name) => optional.includes(name)) ? Object.values(reads) : Object.values(reads).slice(0, 1)

export const squash = (text: string): string => text.replaceAll(/\s+/g, '')

export interface Expected {
  readonly state: ListState
  /** The rows of this page; all rows if the list is fully loaded or scrolled. */
  readonly rows: readonly unknown[]
  readonly count: number
  readonly sums: Readonly<Record<string, number | undefined>>
  readonly shown: readonly VisibleColumn<unknown>[]
  /** Cell by cell, without whitespace. */
  readonly words: readonly (readonly string[])[]
}

export interface ListOnScreen {
  readonly name: ListName
  readonly list: List
  readonly subject: string
  readonly context: ListContext
  readonly window: Page
  readonly grid: Locator
  /** Loads the page at the list's address, with this query. */
  open(search?: string): Promise<void>
  /** The state in its address. */
  state(): ListState
  /** Opens a state through the address. */
  openAt(state: Partial<ListState>): Promise<void>
  ask(page: number, size: number, state?: ListState): Promise<Found<unknown>>
  expected(chosen?: readonly string[]): Promise<Expected>
  /** Checks that it shows what its address asks for; resolves to that. */
  expectShown(chosen?: readonly string[]): Promise<Expected>
  /** The rows by index, cell by cell, without whitespace; scrolls through the list to render them. */
  rowsShown(atLeast?: number): Promise<readonly (readonly string[])[]>
  row(place: number): Locator
  readonly foot: Locator
}

/** The list as the signed-in user sees it; `nth` chooses among its subjects. */
export async function listOn({ window, ask: asks, visit }: Seat, name: ListName, nth = 0): Promise<ListOnScreen> {
  const list = anyList(name)
  const place = where[name]
  const context = await contextBy(asks)
  const subject = (await place.subjects?.(asks))?.[nth] ?? ''
  const grid = window.getByRole('grid', { name: list.title })
  const state = () => readState(list, new URL(window.url()).searchParams, context.today, place.prefix)
  const one = {
    name,
    list,
    subject,
    context,
    window,
    grid,
    state,
    foot: window
      .getByRole('status')
      .filter({ hasText: new RegExp(`^(Loading |[\\d,]+(–[\\d,]+ of [\\d,]+)? )(${list.noun.join('|')})`) }),
    row: (index: number) => grid.locator(`[data-index="${index}"]`),
  }
  const ask = async (page: number, size: number, now = state()): Promise<Found<unknown>> => {
    const list = listFor(name, now.filters)
    const args = list.asks({ filters: now.filters, page, size, subject, context })
    const answers: Record<string, unknown> = {}
    for (const [key, call] of Object.entries(list.reads)) {
      const request = `${name} ${key} ${page}`
      const payload = { call, args: args[key] as never, request, fresh: false }
      answers[key] = (await asks('portal.read', payload)).answer
    }
    return list.found(answers as never, { subject, context })
  }
  const expected = async (chosen?: readonly string[]): Promise<Expected> => {
    const now = state()
    const list = listFor(name, now.filters)
    const found = sizesOf(list) !== undefined ? await ask(now.page, now.size) : await ask(1, ALL)
    const left = isWhole(list) ? narrowed(list, found.rows, now.filters, context) : found.rows
    const rows = isWhole(list) ? sorted(list, left, now.sort, context) : left
    const { innerWidth } = await window.evaluate(() => ({ innerWidth: globalThis.innerWidth }))
    const about = { rows: found.rows, context, wide: innerWidth >= 1280, chosen }
    const columns = stacked(list.columns, visibleColumns(list.columns, about))
    const widths = widthsIn(await asks('settings.read', { key: `list.${name}` }))
    const all = columns.map((column) => ({ ...column, column: fitted(column.column, { rows, context }) }))
    const shown = fitting(all, widths, await roomIn(grid))
    return {
      state: now,
      rows,
      count: isWhole(list) ? rows.length : (found.count ?? rows.length),
      sums: found.sums ?? (isWhole(list) ? sumsOf(list, left, context).sums : {}),
      shown,
      words: rows.map((row) => shown.map((column) => cellWords(column, row, context))),
    }
  }
  const rowsShown = (atLeast = 0) => drawnRows(grid, atLeast)
  const addressWith = (search: string): string => {
    const [path, hash] = place.address(subject).split('#')
    const joint = path?.includes('?') ? '&' : '?'
    return `${path}${search === '' ? '' : `${joint}${search}`}${hash === undefined ? '' : `#${hash}`}`
  }
  return {
    ...one,
    ask,
    expected,
    rowsShown,
    open: (search = broadly(name, context.today)) => visit(addressWith(search)),
    openAt: async (change) => {
      const params = writeState(list, { ...state(), ...change }, context.today, place.prefix)
      const search = new URLSearchParams(params.map(([key, value]): [string, string] => [key, value])).toString()
      await goTo(window, addressWith(search))
    },
    expectShown: async (chosen) => {
      await expect(grid).toHaveAttribute('aria-busy', 'false')
      const target = await expected(chosen)
      await expect.poll(() => rowsShown(target.words.length), { intervals: [20, 50, 100] }).toEqual(target.words)
      if (!place.isBare && target.count > 0)
        await expect(one.foot).toContainText(footOf(listFor(name, target.state.filters), target))
      return target
    },
  }
}

/** Widths set by dragging. */
const widthsIn = (setting: unknown): Readonly<Record<string, number>> =>
  (setting as { readonly widths?: Readonly<Record<string, number>> } | undefined)?.widths ?? {}

/** Pixels for the columns, without the checkbox and the actions. */
const roomIn = (grid: Locator): Promise<number> =>
  grid.evaluate((table) => {
    const ends = [...table.querySelectorAll('[role=columnheader]')].filter(
      (head) => head.textContent === 'Actions' || head.getAttribute('aria-label') === 'Selected',
    )
    return ends.reduce((room, head) => room - head.getBoundingClientRect().width, table.parentElement?.clientWidth ?? 0)
  })

const footOf = (list: List, { state: { page, size }, rows, count }: Expected): string => {
  const noun = count === 1 ? list.noun[0] : list.noun[1]
  const isRead = sizesOf(list) === undefined && rows.length === count
  if (isWhole(list) || isRead) return `${formatCount(count)} ${noun}`
  const first = (page - 1) * size + 1
  return `${formatCount(first)}–${formatCount(first + rows.length - 1)} of ${formatCount(count)} ${noun}`
}

const inWords = (column: Column<unknown>, row: unknown, context: ListContext): string => {
  const text = column.says?.(row, context)
  if (text !== undefined) return text
  const value = column.of(row, context)
  const words = wordsOf(column.kind, value)
  return words === '' || column.unit === undefined ? words : `${words} ${column.unit[value === 1 ? 0 : 1]}`
}

/** The text of a cell: its value, or a dash, and the values stacked below it. */
function cellWords({ column, under }: VisibleColumn<unknown>, row: unknown, context: ListContext): string {
  const below = under.map((other) => ({
    before: other.column.standsAlone?.(row, context) === true ? '' : (other.column.before ?? ''),
    words: inWords(other.column, row, context),
  }))
  const parts = below.filter(({ words }) => words !== '').map(({ before, words }) => before + words)
  const own = inWords(column, row, context)
  const [title = '', ...variant] = own.split(' - ')
  if (column.product?.(row) === undefined || under.length === 0 || variant.length === 0) {
    return squash((own || '–') + parts.filter((part) => part !== own).join(' · '))
  }
  // The brand stands in the title, and size and colour in the variant.
  const others = parts.filter((part) => !title.startsWith(part) && !variant.includes(part))
  return squash(title + [...variant, ...others].join(' · '))
}

/**
 * Collects rendered rows: scrolls the table from its top to its end and back. More rows may load at the end; waits until there are that
 * many.
 */
function drawnRows(grid: Locator, atLeast: number): Promise<string[][]> {
  return grid.evaluate(async (table, count) => {
    const scroller = table.parentElement
    // Before layout the height is 0, and scrolling would never end.
    if (scroller === null || scroller.clientHeight === 0) return []
    const frame = () => new Promise(requestAnimationFrame)
    const lastOf = () => Number(table.getAttribute('aria-rowcount')) - 2
    /** Down to the lower edge, or to the last row. */
    const isDrawn = (seen: Element) =>
      [...table.querySelectorAll<HTMLElement>('[data-index]')].some(
        (row) =>
          Number(row.dataset.index) === lastOf() ||
          row.getBoundingClientRect().bottom >= seen.getBoundingClientRect().bottom,
      )
    const rows: string[][] = []
    const actions = table.querySelector('[role=columnheader]:last-child')?.textContent === 'Actions' ? 1 : 0
    for (let top = 0; ; top += scroller.clientHeight) {
      scroller.scrollTop = top
      for (let nth = 0; top > 0 && nth < 240 && !isDrawn(scroller); nth += 1) await frame()
      for (const row of table.querySelectorAll<HTMLElement>('[data-index]')) {
        const cells = [...row.querySelectorAll('[role=gridcell]')].filter(
          (cell) => !cell.querySelector('[type=checkbox]'),
        )
        const contents = cells.slice(0, cells.length - actions)
        rows[Number(row.dataset.index)] = contents.map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ''))
      }
      const last = lastOf()
      for (let nth = 0; rows.length === last + 1 && rows.length < count && nth < 240 && lastOf() === last; nth += 1) {
        await frame()
      }
      // Rows are measured as they render, so the end is at the last row.
      if (rows.length > lastOf() || top >= scroller.scrollHeight) break
    }
    if (scroller.scrollTop > 0) {
      scroller.scrollTop = 0
      await frame()
    }
    return rows
  }, atLeast)
}
