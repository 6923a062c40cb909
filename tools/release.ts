/**
 * `npm run release`: everything that an operator puts on the update feed, in dist/release: installers, the signed metadata, notes, bill of
 * materials, notices, checksums. The same commit always makes the same program.
 *
 *   npm run release -- keys FOLDER          makes the keys of a new feed, and its first root.json
 *   npm run release -- feed FOLDER          adds the packaged files to the feed in dist/release, signed by these keys
 *   npm run release -- renew FOLDER         signs again what expires soon (every day, by a machine, with the online key only)
 *   npm run release -- rotate OLD NEW       replaces the keys of OLD by those of NEW; OLD signs the change
 *
 * Options of `feed`: --channel stable|pilot, --staging PERCENT, --feed PATH (the feed's folder, dist/release by default).
 */
import { release } from './release/release.ts'

await release(process.argv.slice(2))
