import type { WithAccount } from '../accounts/with-account.ts'
import type { Handlers } from '../handlers.ts'
import type { Watching } from './watching.ts'

export type WatchHandlers = Pick<
  Handlers,
  'watching.read' | 'watching.begin' | 'watching.stop' | 'watching.look' | 'watching.putAway'
>

export const watchHandlers = (at: WithAccount<Watching>): WatchHandlers => ({
  'watching.read': () => at((watching) => watching.read()),
  'watching.begin': (subject) => at((watching) => watching.begin(subject)),
  'watching.stop': (subject) => at((watching) => watching.stop(subject)),
  'watching.look': () => at((watching) => watching.look()),
  'watching.putAway': ({ n }) => at((watching) => watching.putAway(n)),
})
