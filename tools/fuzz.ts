/** `npm run fuzz`: the bridge and the readers of files against many more bad inputs than the suite has time for. */
import { inForeground } from './foreground.ts'
import { inKeychainSession } from './suite/keychain-session.ts'

const [program = 'vitest', ...args] = inKeychainSession([
  'vitest',
  'run',
  '--project',
  'fuzz',
  ...process.argv.slice(2),
])
await inForeground(program, args, { STOREDESK_FUZZ: process.env.STOREDESK_FUZZ ?? '10000' })
