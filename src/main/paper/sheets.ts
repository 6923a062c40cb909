/** What a PDF of Chromium's tells of its sheets: it writes an object for each, in their order, uncompressed. */

/** Points: half of what a draft's wider pages are wider by. */
const TELLING = 2

/**
 * Sheets of each paper in a draft, where every second paper lies on a wider page than the one before it. The first one's
 * width is the usual one.
 */
export function sheetsOfEach(draft: Uint8Array): readonly number[] {
  const text = Buffer.from(draft).toString('latin1')
  const widths = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s/g)].map(([, width]) => Number(width))
  const runs: { width: number; sheets: number }[] = []
  for (const width of widths) {
    const run = runs.at(-1)
    if (run !== undefined && Math.abs(run.width - width) < TELLING) run.sheets += 1
    else runs.push({ width, sheets: 1 })
  }
  return runs.map(({ sheets }) => sheets)
}
