/**
 * `npm run release`: everything that an operator puts on the update feed, in dist/release: installers, the signed
 * descriptions, notes, bill of materials, notices, checksums. Twice from the same commit it makes the same program.
 *
 *   npm run release -- keys FOLDER          makes the keys of a new feed, and its first root.json
 *   npm run release -- feed FOLDER          adds what was packaged to the feed in dist/release, signed by these keys
 *   npm run release -- renew FOLDER         signs anew what runs out soon (every day, by a machine, with the online key alone)
 *   npm run release -- rotate OLD NEW       the keys of NEW count from now on; OLD signs that
 *
 * Options of `feed`: --channel stable|pilot, --staging PERCENT, --feed PATH (the feed's folder, dist/release if left out).
 */
import { release } from './release/release.ts'

await release(process.argv.slice(2))
