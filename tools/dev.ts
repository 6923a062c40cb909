/** `npm run dev`: the app from the sources, its pages renewed as they are edited. */
import { inForeground } from './foreground.ts'
import { chooseRuntime, rootArgs, showing } from './runtime.ts'

const runtime = chooseRuntime()
console.error(`Developing StoreDesk on ${runtime.name}`)
const root = rootArgs().length > 0 ? ['--noSandbox'] : []
await inForeground('electron-vite', ['dev', '--watch', ...root, ...process.argv.slice(2)], showing(runtime))
