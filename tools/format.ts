/** `npm run format`: writes what Biome can fix automatically. */
import { inForeground } from './foreground.ts'

await inForeground('biome', ['check', '--write', ...process.argv.slice(2)])
