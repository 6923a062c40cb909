/** What the page of papers is given to draw: values and how they lie on paper, nothing to work out. */
import type { MadePaper, PaperKind } from '../papers.ts'

/** One paper in the copies that are asked for. */
export type PrintedPaper<K extends PaperKind = PaperKind> = MadePaper<K> & {
  /** Sheets of one copy; undefined where it is the only thing printed, whose sheets the printing counts itself. */
  readonly sheets: number | undefined
}

/** Papers that were made a PDF, to be printed as pictures of its sheets. */
export interface SheetsJob {
  readonly title: string
  /** The PDF in base64. */
  readonly pdf: string
}

export interface PrintJob {
  /** Of the document, as its reader's program shows it. */
  readonly title: string
  readonly papers: readonly PrintedPaper[]
  /** Printed only to count the sheets of each: every second one lies on a wider page, so that a reader can tell them apart. */
  readonly draft: boolean
}
