/** What fetches and installs updates. Loaded when it is used first: a start doesn't wait for it. */
import { join } from 'node:path'
import { type Agents, createAgents } from '../portal/routes.ts'
import type { UpdateSetup, UpdateSurroundings } from './compose-updates.ts'
import { FeedFetcher } from './feed-fetcher.ts'
import { type Release, readRelease } from './trusted-releases.ts'
import type { Engine } from './update-service.ts'
import { createUpdater } from './updater.ts'

export function openEngine(setup: UpdateSetup, { folder, findProxy, log }: UpdateSurroundings): Engine {
  const { platform, channel, root, watch, app } = setup
  const feed = (setup.feed ?? '').replace(/\/*$/, '/')
  const agentsFor = createAgents()
  let agents: Agents = agentsFor('fresh', undefined)
  let found: Release | undefined
  const fetcher = new FeedFetcher(async () => {
    agents = agentsFor('fresh', await findProxy(new URL(feed).origin))
    return agents
  })
  return {
    updater: createUpdater({
      platform,
      feed,
      release: () => found,
      agents: () => agents,
      log: (line) => log.note('updater', { line }),
      ...(app !== undefined && { app }),
    }),
    readRelease: async () => {
      const release = await readRelease({ feed, channel, platform, folder: join(folder, 'updates'), root, fetcher })
      // One that was gone back from stays away.
      found = release?.version === watch.bad ? undefined : release
      return found
    },
  }
}
