/** exceljs describes its writer as a part of the whole; the file that holds it has no description of its own. */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type { stream } from 'exceljs'

  const WorkbookWriter: typeof stream.xlsx.WorkbookWriter
  export = WorkbookWriter
}
