/**
 * `npm start`: builds what has changed and opens the app. `npm start -- --smoke` opens it with an empty profile, waits for the sign-in
 * screen, prints how long that took, and closes it.
 */
import { inForeground } from './foreground.ts'
import { launchApp } from './launch.ts'
import { chooseRuntime, electronExecutable, rootArgs, showing } from './runtime.ts'
import { buildWhenStale } from './suite/bundles.ts'

const args = process.argv.slice(2)

async function smoke(): Promise<void> {
  const start = performance.now()
  const { app, runtime, close } = await launchApp()
  try {
    const window = await app.firstWindow()
    await window.locator('[data-screen="login"]').waitFor({ state: 'visible', timeout: 60_000 })
    console.log(`ready ${Math.round(performance.now() - start)} ms (${runtime.name})`)
  } finally {
    await close()
  }
}

async function open(): Promise<void> {
  const runtime = chooseRuntime()
  console.error(`Opening StoreDesk on ${runtime.name}`)
  await inForeground(await electronExecutable(), [...rootArgs(), '.', ...args], showing(runtime))
}

try {
  await buildWhenStale()
  await (args.includes('--smoke') ? smoke() : open())
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
