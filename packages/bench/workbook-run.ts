/** Writes one workbook of a hundred thousand rows in a separate process: its cost, and how long it blocks the event loop. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import exceljs from 'exceljs'
import { writeWhole } from '../../src/main/files/atomic-file.ts'
import { workbookPieces } from '../../src/main/files/workbook.ts'
import { listSheets, sheetCell } from '../../src/main/lists/list-workbook.ts'
import { ledger } from '../../src/shared/lists/areas/ledger.ts'
import type { Column } from '../../src/shared/lists/columns.ts'
import type { List } from '../../src/shared/lists/list.ts'
import { piecesOfBench, statement } from './ledger-rows.ts'
import { benchColumns, benchContext, benchRows, ROWS } from './list-rows.ts'

export interface Ran {
  /** Milliseconds of processor time, over all threads. */
  readonly took: number
  /** Longest main-thread time between two turns of the event loop, in milliseconds. */
  readonly held: number
  /** Maximum growth of the process, in bytes. */
  readonly grew: number
}

/** A list of the bench: its columns and its rows. */
interface Subject {
  readonly title: string
  readonly columns: readonly (readonly [key: string, column: Column<unknown>])[]
  readonly rows: (count: number) => readonly unknown[]
}

const columnsOf = (columns: object) => Object.entries(columns) as Subject['columns']

const SUBJECTS = {
  orders: { title: 'Orders', columns: columnsOf(benchColumns), rows: benchRows },
  ledger: {
    title: 'Ledger',
    columns: columnsOf(ledger.columns),
    rows: (count) => statement(piecesOfBench(count)).rows.map((row) => ({ ...row, checked: 'unchecked' })),
  },
} as const satisfies Readonly<Record<string, Subject>>
export type SubjectName = keyof typeof SUBJECTS

async function ours({ title, columns }: Subject, rows: readonly unknown[], path: string): Promise<void> {
  const chosen = columns.map(([key, column]) => ({ key, column }))
  const list = { title, columns: Object.fromEntries(columns), filters: {} } as unknown as List
  const request = { list, subject: '', filters: {}, sort: undefined, context: benchContext }
  const sheets = listSheets({
    request: request,
    columns: chosen,
    gathered: { rows, missing: 0, beyond: 0, shrank: false },
    at: Date.now(),
  })
  await writeWhole(path, workbookPieces(sheets))
}

const FORMATS: Readonly<Record<string, string>> = {
  amount: '#,##0.00',
  count: '#,##0',
  percent: '0.00',
  day: 'dd mmm yyyy',
  moment: 'dd mmm yyyy hh:mm',
}

/** As in exceljs' documentation: columns with a style, rows added and committed, with an occasional turn of the event loop. */
async function withExceljs({ title, columns }: Subject, rows: readonly unknown[], path: string): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    stream: createWriteStream(path),
    useStyles: true,
    useSharedStrings: false,
  })
  const page = book.addWorksheet(title)
  page.columns = columns.map(([, { title: header, kind }]) => {
    const numFmt = FORMATS[kind]
    return { header, width: 16, style: numFmt === undefined ? {} : { numFmt } }
  })
  let count = 0
  for (const row of rows) {
    page.addRow(columns.map(([, { kind, of }]) => sheetCell(kind, of(row, benchContext)))).commit()
    count += 1
    if (count % 100 === 0) await new Promise((resume) => setImmediate(resume))
  }
  page.commit()
  await book.commit()
}

const paths = { ours, exceljs: withExceljs }
export type Path = keyof typeof paths

const spentBy = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

/** Samples at every turn of the event loop. */
function watch() {
  const base = process.memoryUsage.rss()
  let [held, grew, on] = [0, 0, true]
  let last = spentBy(process.threadCpuUsage())
  const look = (): void => {
    const now = spentBy(process.threadCpuUsage())
    held = Math.max(held, now - last)
    last = now
    grew = Math.max(grew, process.memoryUsage.rss() - base)
    if (on) setImmediate(look)
  }
  look()
  return () => {
    on = false
    return { held, grew }
  }
}

async function run(path: Path, subject: Subject): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'storedesk-bench-'))
  try {
    // Compilation isn't measured.
    await paths[path](subject, subject.rows(2000), join(folder, 'warm.xlsx'))
    const rows = subject.rows(ROWS)
    const before = process.cpuUsage()
    const watched = watch()
    await paths[path](subject, rows, join(folder, 'bench.xlsx'))
    return { took: spentBy(process.cpuUsage(before)), ...watched() }
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (import.meta.main) {
  const [, , path, subject] = process.argv
  console.log(JSON.stringify(await run(path === 'exceljs' ? 'exceljs' : 'ours', SUBJECTS[subject as SubjectName])))
}
