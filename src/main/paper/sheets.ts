/** Counts the sheets of a PDF made by Chromium, which writes one uncompressed object per sheet, in order. */
import type { SheetsJob } from '../../shared/papers/print-job.ts'

/** Points: half of the extra width of a draft's wider pages. */
const TELLING = 2

/** A longer paper is printed from the saved file: each sheet is a picture in memory. */
export const MOST_SHEETS = 200

/** Returns a job that prints a PDF as pictures of its sheets; undefined if it has too many. */
export function sheetsJob(title: string, pdf: Uint8Array): SheetsJob | undefined {
  if (widthsIn(pdf).length > MOST_SHEETS) return undefined
  return { title, pdf: Buffer.from(pdf).toString('base64') }
}

/** Points. */
const widthsIn = (pdf: Uint8Array): readonly number[] => {
  const text = Buffer.from(pdf).toString('latin1')
  return [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s/g)].map(([, width]) => Number(width))
}

/**
 * Returns the number of sheets of each paper in a draft, where every second paper is on wider pages. The first paper has the usual width.
 */
export function sheetsOfEach(draft: Uint8Array): readonly number[] {
  const runs: { width: number; sheets: number }[] = []
  for (const width of widthsIn(draft)) {
    const run = runs.at(-1)
    if (run !== undefined && Math.abs(run.width - width) < TELLING) run.sheets += 1
    else runs.push({ width, sheets: 1 })
  }
  return runs.map(({ sheets }) => sheets)
}
