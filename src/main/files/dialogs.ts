/** What files need of the desktop; tests bring their own. */

export interface FileKind {
  readonly name: string
  readonly extensions: readonly string[]
}

export const CSV: FileKind = { name: 'CSV file', extensions: ['csv'] }
export const EXCEL: FileKind = { name: 'Excel workbook', extensions: ['xlsx'] }
/** A table that comes in. What it is, its bytes decide: banks call text and web pages .xls. */
export const TABLE_FILE: FileKind = {
  name: 'CSV file or Excel workbook',
  extensions: ['csv', 'xlsx', 'xls', 'txt', 'tsv', 'xlsm', 'xml', 'htm', 'html'],
}
export const ZIP: FileKind = { name: 'Zip archive', extensions: ['zip'] }
export const XML: FileKind = { name: 'XML file', extensions: ['xml'] }
export const MARKDOWN: FileKind = { name: 'Text (Markdown)', extensions: ['md'] }
export const PDF: FileKind = { name: 'PDF file', extensions: ['pdf'] }

export interface Dialogs {
  /** The path that the person chose, or undefined when the dialog was closed. */
  saveAs(suggested: string, kind: FileKind): Promise<string | undefined>
  open(title: string, kind: FileKind): Promise<string | undefined>
}
