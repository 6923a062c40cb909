/** The props of every paper: its value, and the mark of this copy ('' if there is only one). */
import type { PaperKind, PaperValue } from '../../shared/papers.ts'

export interface DrawingProps<K extends PaperKind> {
  readonly paper: PaperValue<K>
  readonly mark: string
}
