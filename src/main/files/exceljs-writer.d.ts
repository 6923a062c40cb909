/** exceljs types its writer only as part of the whole package; the writer's own file has no types. */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type { stream } from 'exceljs'

  const WorkbookWriter: typeof stream.xlsx.WorkbookWriter
  export = WorkbookWriter
}
