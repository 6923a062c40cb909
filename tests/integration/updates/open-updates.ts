/** A feed on this computer, and installs of StoreDesk that ask it. */
import { afterAll, beforeEach } from 'vitest'
import { feedOf, type InstallSetup, installed, newInstall, newKeys, openFeed } from '../../support/update-feed.ts'

/** Opens a feed for the tests of a file: it behaves at the beginning of each, and stops after the last. */
export async function openUpdates(usual: Partial<InstallSetup> = {}) {
  const keys = newKeys()
  const now = Date.now()
  const feed = await openFeed()
  beforeEach(() => {
    feed.misbehave(undefined)
    feed.requests.length = 0
  })
  afterAll(() => feed.stop())
  return {
    keys,
    now,
    feed,
    /** An install with the feed's keys, new unless one is given. */
    install: ({ at = newInstall(keys, now), ...given }: Partial<InstallSetup> = {}) =>
      installed({ feed: feed.url, ...usual, ...given, at, now }),
    /** Publishes these versions, under the feed's own version number. */
    offer: (version: number, ...offered: Parameters<typeof feedOf>[2]) =>
      feed.serve(feedOf(keys, { version, now }, offered)),
  }
}
