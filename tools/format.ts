/** `npm run format`: writes what Biome can mend by itself. */
import { run } from './suite/stage.ts'

const { code } = await run('biome', ['check', '--write', ...process.argv.slice(2)], { live: true })
process.exitCode = code
