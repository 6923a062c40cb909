/** `npm run fuzz`: the bridge and the readers of files against many more bad inputs than the suite has time for. */
import { inKeychainSession } from './suite/keychain-session.ts'
import { run } from './suite/stage.ts'

const [program = 'vitest', ...args] = inKeychainSession([
  'vitest',
  'run',
  '--project',
  'fuzz',
  ...process.argv.slice(2),
])
const { code } = await run(program, args, {
  live: true,
  env: { STOREDESK_FUZZ: process.env.STOREDESK_FUZZ ?? '10000' },
})
process.exitCode = code
