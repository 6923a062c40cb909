/** `npm run build`: main process, preload and pages into out/. */
import { build } from './suite/bundles.ts'

await build()
