/** A print job, with the sheets of each paper counted if printing can't count them itself. */

import type { PrintJob } from '../../shared/papers/print-job.ts'
import type { MadePaper } from '../../shared/papers.ts'
import { sheetsOfEach } from './sheets.ts'

/**
 * Makes a print job. A single paper in one copy counts its sheets while printing. Several papers or copies need the number of sheets in
 * advance: it is taken from a draft of one copy each.
 */
export async function jobOf(
  title: string,
  papers: readonly MadePaper[],
  print: (draft: PrintJob) => Promise<Uint8Array>,
): Promise<PrintJob> {
  const job: PrintJob = { title, draft: false, papers: papers.map((paper) => ({ ...paper, sheets: undefined })) }
  const alone = papers.length === 1 && papers[0]?.copies.length === 1
  if (alone || !papers.some(({ page }) => page.numbered)) return job
  const once = job.papers.map((paper) => ({ ...paper, copies: paper.copies.slice(0, 1) }))
  const sheets = sheetsOfEach(await print({ ...job, draft: true, papers: once }))
  if (sheets.length !== papers.length) throw new Error(`${papers.length} papers came out as ${sheets.length}`)
  return { ...job, papers: job.papers.map((paper, at) => ({ ...paper, sheets: sheets[at] })) }
}
