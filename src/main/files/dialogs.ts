/** The desktop's file dialogs, as an interface that tests can replace. */

export interface FileKind {
  readonly name: string
  readonly extensions: readonly string[]
}

export const CSV: FileKind = { name: 'CSV file', extensions: ['csv'] }
export const EXCEL: FileKind = { name: 'Excel workbook', extensions: ['xlsx'] }
/** Table files for import. The kind is detected by the bytes: banks name text and web pages .xls. */
export const TABLE_FILE: FileKind = {
  name: 'CSV file or Excel workbook',
  extensions: ['csv', 'xlsx', 'xls', 'txt', 'tsv', 'xlsm', 'xml', 'htm', 'html'],
}
export const ZIP: FileKind = { name: 'Zip archive', extensions: ['zip'] }
export const XML: FileKind = { name: 'XML file', extensions: ['xml'] }
export const MARKDOWN: FileKind = { name: 'Text (Markdown)', extensions: ['md'] }
export const PDF: FileKind = { name: 'PDF file', extensions: ['pdf'] }

export interface Dialogs {
  /** Returns the path that the user chose; undefined if the dialog was closed. */
  saveAs(suggested: string, kind: FileKind): Promise<string | undefined>
  open(title: string, kind: FileKind): Promise<string | undefined>
}
