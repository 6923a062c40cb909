/** The processor time of each frame on a page's main thread, from the browser's trace. */
import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

interface Frames {
  /** Milliseconds of work per frame. */
  readonly work: readonly number[]
  /** Milliseconds of the longest task. */
  readonly longest: number
}

const FRAME = 'BeginMainThreadFrame'
const TASK = 'ThreadControllerImpl::RunTask'
/** Only tasks and frames: tracing costs time in the measured page. */
const CATEGORIES = 'toplevel,disabled-by-default-devtools.timeline.frame'

/** Traces the frames that the page draws during `run`. */
export async function framesDuring<T>(page: Page, run: () => Promise<T>): Promise<Frames & { readonly result: T }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])))
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' })
  const result = await run()
  await session.send('Tracing.end')
  await done
  await session.detach()
  return { ...framesIn(events), result }
}

function framesIn(events: readonly TraceEvent[]): Frames {
  const main = mainThread(events)
  const on = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
  const begins = on.filter(({ name }) => name === FRAME).map(({ ts }) => ts)
  begins.sort((one, other) => one - other)
  const tasks = on.filter(({ name, ph }) => name === TASK && ph === 'X').toSorted((one, other) => one.ts - other.ts)
  const work = begins.map(() => 0)
  let frame = 0
  let longest = 0
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    longest = Math.max(longest, tdur / 1000)
    // A frame's own task starts slightly before the frame.
    while (frame + 1 < begins.length && (begins[frame + 1] ?? 0) < ts + dur) frame += 1
    work[frame] = (work[frame] ?? 0) + tdur / 1000
  }
  return { work, longest }
}

/** Finds the thread that drew most of the frames. */
function mainThread(events: readonly TraceEvent[]): TraceEvent | undefined {
  const frames = events.filter(({ name }) => name === FRAME)
  const groups = [...Map.groupBy(frames, ({ pid, tid }) => `${pid} ${tid}`).values()]
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0]
}
