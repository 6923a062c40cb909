/** What every drawing of a paper is given: its value, and what marks this copy ('' where there is only one). */
import type { PaperKind, PaperValue } from '../../shared/papers.ts'

export interface DrawingProps<K extends PaperKind> {
  readonly paper: PaperValue<K>
  readonly mark: string
}
