/** Writes docs/tasks.md, which is generated again after each change to a task. */
import { cpus, loadavg } from 'node:os'
import type { Measured } from './measure.ts'
import { SECONDS } from './person.ts'
import { tableOf, waysOf } from './table.ts'

export const documentOf = (all: readonly Measured[], runs: number): string =>
  `# What a store manager does, in clicks, keys and seconds

The most frequent things, each the long way and the short one. Written by \`npm run tasks -- --write\`; \`npm run tasks -- 9\` measures one.

${measuredSo(runs)}

${tableOf(all)}

## The ways

*Before* is how it was done without what the program offers for it; nearly all of these ways are still there, and both are done on the same build.
Where the old way is gone there is no number. It is the way of a user who goes by menus and mouse; one who knows the keys was always quicker at 1 and 6. The
sums hang on how much of each there is in the cart, the file or the list: ${mostOf(all)} Both ways of
a task end in the same outcome, which is looked up at the portal or on the screen; at 11 by another product, and at 18 to 20, where nothing changes but what one
knows, only that it stood there to be read, or is watched: nothing comes back into stock at the practice portal.

${waysOf(all)}
`

const measuredSo = (runs: number): string =>
  [
    'The tool drives the built page on the practice portal, with a portal, a cart and a profile of its own for each way, and counts every',
    'press of the mouse and every key; keys held together, such as Ctrl+G, are one. The person’s seconds are the keystroke-level model’s',
    `(Card, Moran, Newell): ${SECONDS.key} s a key, ${SECONDS.point} s to point at something or to scroll a screenful, ${SECONDS.press} s to press`,
    `the button, ${SECONDS.hand} s from mouse to keyboard or back, ${SECONDS.mind} s for each thing to be read or decided. The program’s seconds are`,
    `measured from the last act until what one waits for is there, the middle of ${runs} runs (${cpus().length} cores, ${cpus()[0]?.model ?? 'an unknown processor'},`,
    `load ${loadavg()[2]?.toFixed(1)}: where that is far above the cores, the program’s seconds say more of the machine than of the program); the`,
    'portal is on the same computer, so a real one adds its network to both ways. The system’s file dialog is a double click or Enter; drawing a',
    'PDF is left out, being the same both times.',
  ].join('\n')

/** Names the task with the largest share of the sum. */
function mostOf(all: readonly Measured[]): string {
  const costs = all.flatMap(({ task, before }) =>
    before === undefined ? [] : [{ task, seconds: before.person + before.program }],
  )
  const most = costs.toSorted((one, other) => other.seconds - one.seconds)[0]
  const sum = costs.reduce((so, { seconds }) => so + seconds, 0)
  if (most === undefined) return ''
  return `“${most.task.name}” alone is ${most.seconds.toFixed(0)} of the ${sum.toFixed(0)} s before.`
}
