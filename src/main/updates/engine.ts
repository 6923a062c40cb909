/** Fetches and installs updates. Loaded on first use, so that a start doesn't wait for it. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileSync } from '../files/retrying-fs.ts'
import { DIRECT } from '../portal/proxy-routes.ts'
import { type Agents, createAgents } from '../portal/routes.ts'
import { FeedFetcher } from './feed-fetcher.ts'
import { PATIENCE } from './feed-limits.ts'
import { fetchInstaller, type Release, readRelease } from './trusted-releases.ts'
import type { Engine } from './update-service.ts'
import type { UpdateSetup, UpdateSurroundings } from './update-setup.ts'
import { createUpdater } from './updater.ts'

export function openEngine(setup: UpdateSetup, { folder, findRoutes, log }: UpdateSurroundings): Engine {
  const { platform, channel, root, watch, app, patience = PATIENCE } = setup
  const feed = (setup.feed ?? '').replace(/(?<!\/)\/*$/, '/')
  const own = join(folder, 'updates')
  mkdirSync(own, { recursive: true })
  // Settings for electron-updater: the installer uses the same folder name. Signers are checked in publisher.ts.
  const config = join(own, 'updater.yml')
  writeFileSync(config, 'updaterCacheDirName: storedesk-updater\n')
  const agentsFor = createAgents()
  let agents: Agents = agentsFor('fresh', [DIRECT])
  let found: Release | undefined
  const fetcher = new FeedFetcher(async () => {
    agents = agentsFor('fresh', await findRoutes(new URL(feed).origin))
    return agents
  }, patience)
  const deps = { feed, channel, platform, folder: own, root, fetcher }
  return {
    updater: createUpdater({
      platform,
      feed,
      config,
      release: () => found,
      agents: () => agents,
      patience,
      log: (line) => log.note('updater', { line }),
      ...(app !== undefined && { app }),
    }),
    readRelease: async () => {
      const release = await readRelease(deps)
      // A version that was rolled back isn't offered again.
      found = release?.version === watch.bad ? undefined : release
      return found
    },
    fetchInstaller: (version) => fetchInstaller(deps, version),
  }
}
