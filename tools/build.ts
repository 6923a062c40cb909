/** `npm run build`: builds main process, preload and pages into out/. */
import { build } from './suite/bundles.ts'

await build()
