/** What a PDF of Chromium's tells of its sheets: it writes an object for each, in their order, uncompressed. */
import type { SheetsJob } from '../../shared/papers/print-job.ts'

/** Points: half of what a draft's wider pages are wider by. */
const TELLING = 2

/** More at once are printed from the saved file: each is a picture that the printing holds in memory. */
export const MOST_SHEETS = 200

/** A PDF to be printed as pictures of its sheets; undefined where it has too many. */
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
 * Sheets of each paper in a draft, where every second paper lies on a wider page than the one before it. The first one's
 * width is the usual one.
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
