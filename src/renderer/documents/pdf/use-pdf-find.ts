import { useEffect, useMemo, useState } from 'react'
import { findText, type Hit } from './find-text.ts'
import type { OpenPdf } from './open-pdf.ts'

export interface PdfFind {
  readonly typed: string
  readonly type: (typed: string) => void
  /** True while the text is being read. */
  readonly isReading: boolean
  readonly hits: readonly Hit[]
  /** The index of the current hit, from 0. */
  readonly at: number
  readonly chosen: Hit | undefined
  readonly go: (by: 1 | -1) => void
}

export function usePdfFind(pdf: OpenPdf): PdfFind {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [texts, setTexts] = useState<readonly (readonly string[])[]>()
  const isSearching = typed.trim() !== ''
  useEffect(() => {
    // If the text can't be read, there are no hits.
    if (isSearching) pdf.texts().then(setTexts, () => setTexts([]))
  }, [pdf, isSearching])
  const hits = useMemo(() => (texts === undefined ? [] : findText(texts, typed)), [texts, typed])
  return {
    typed,
    type: (next) => {
      setTyped(next)
      setAt(0)
    },
    isReading: isSearching && texts === undefined,
    hits,
    at,
    chosen: hits[at],
    go: (by) => setAt((now) => (hits.length === 0 ? 0 : (now + by + hits.length) % hits.length)),
  }
}
