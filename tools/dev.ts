/**
 * `npm run dev`: the app from the sources. Edits are built when typing pauses; a reload of the window shows changed pages, a restart
 * everything else.
 */
import { watch } from 'node:fs/promises'
import { inForeground } from './foreground.ts'
import { chooseRuntime, electronExecutable, rootArgs, showing } from './runtime.ts'
import { buildWhenStale } from './suite/bundles.ts'

const PAUSE_MS = 300

async function keepBuilt(): Promise<void> {
  let pause: NodeJS.Timeout | undefined
  let building: Promise<unknown> = Promise.resolve()
  const build = () => {
    building = building.then(buildWhenStale).then(
      (built) => built && console.error('Built. Reload the window to see it.'),
      (problem) => console.error(problem instanceof Error ? problem.message : problem),
    )
  }
  for await (const _ of watch('src', { recursive: true })) {
    clearTimeout(pause)
    pause = setTimeout(build, PAUSE_MS)
  }
}

const runtime = chooseRuntime()
await buildWhenStale()
console.error(`Developing StoreDesk on ${runtime.name}`)
void keepBuilt()
await inForeground(await electronExecutable(), [...rootArgs(), '.', ...process.argv.slice(2)], showing(runtime))
process.exit()
