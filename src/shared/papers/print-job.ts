import type { MadePaper, PaperKind } from '../papers.ts'

/** A paper in the requested copies. */
export type PrintedPaper<K extends PaperKind = PaperKind> = MadePaper<K> & {
  /** Sheets of one copy; undefined for a single paper, whose sheets are counted during printing. */
  readonly sheets: number | undefined
}

/** Papers in a PDF, to be printed as pictures of its sheets. */
export interface SheetsJob {
  readonly title: string
  /** The PDF in base64. */
  readonly pdf: string
}

export interface PrintJob {
  /** The document's title, as a PDF viewer shows it. */
  readonly title: string
  readonly papers: readonly PrintedPaper[]
  /**
   * True if it is printed only to count the sheets of each paper: every second one is on a wider page, so that a reader can distinguish
   * them.
   */
  readonly draft: boolean
}
