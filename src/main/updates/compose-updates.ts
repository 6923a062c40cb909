/** Composes the updates of this StoreDesk, or tells why it doesn't update itself. */
import { existsSync } from 'node:fs'
import type { MessageKey } from '../../shared/messages.ts'
import { refuseUnsigned } from './publisher.ts'
import { UpdateService } from './update-service.ts'
import type { UpdateSetup, UpdateSurroundings } from './update-setup.ts'

/** Systems on which a newer version can replace an installed one. */
const UPDATABLE = ['win32', 'linux']

function whyOff({ isPackaged, feed, platform, publishers, root }: UpdateSetup): MessageKey | undefined {
  if (!isPackaged || !UPDATABLE.includes(platform)) return 'updatesNotInstalled'
  if (feed === undefined) return 'updatesNoFeed'
  if (!existsSync(root)) return 'updatesNoRoot'
  return platform === 'win32' && publishers.length === 0 ? 'updatesNoPublisher' : undefined
}

export function composeUpdates(setup: UpdateSetup, around: UpdateSurroundings): UpdateService {
  const { version, channel, platform, watch, quit, publishers } = setup
  const { clock, later, emit, underWay } = around
  const log = (what: string, why = '') => around.log.note(what, { why })
  return new UpdateService({
    version,
    channel,
    off: whyOff(setup),
    open: async () => (await import('./engine.ts')).openEngine(setup, around),
    refuseUnsigned: async (file) =>
      platform === 'win32' ? refuseUnsigned(file, publishers, setup.askSystem) : undefined,
    lacksRollback: watch.lacksRollback,
    keepRollback: watch.keepRunning,
    beforeInstall: watch.keep,
    underWay,
    quit,
    clock,
    later,
    emit,
    log,
  })
}
