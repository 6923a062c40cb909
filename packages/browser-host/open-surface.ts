/** Chooses the surface of a window's page, and gives it its preload. */
import { readFileSync } from 'node:fs'
import { fromChromium, toChromium } from './addresses.ts'
import { ChromiumPage } from './chromium/page.ts'
import { targets } from './chromium/targets.ts'
import { host } from './host.ts'
import { VisitedPage } from './interactive/page.ts'
import { bringToFront, takeAway } from './interactive/person.ts'
import type { Surface, SurfaceListener } from './surface.ts'
import { names, scriptsFor, visitorScript } from './world/scripts.ts'

export interface SurfaceOptions {
  readonly width: number
  readonly height: number
  readonly preferences: Electron.WebPreferences
  readonly listener: SurfaceListener
}

export function openSurface({ width, height, preferences, listener }: SurfaceOptions): Surface {
  const { preload, additionalArguments = [] } = preferences
  const source = { script: preload && readFileSync(preload, 'utf8'), process: preloadProcess(additionalArguments) }
  // Papers have no preload and aren't shown to the user: they stay in headless Chromium.
  if (host.showing === 'interactive' && preload !== undefined) {
    return new VisitedPage({ listener, script: visitorScript(source), front: bringToFront, closed: takeAway })
  }
  targets.making()
  return new ChromiumPage({
    connection: host.chromium().then(({ connection }) => connection),
    width,
    height,
    listener,
    scripts: scriptsFor({ ...source, post: names.post }),
    toChromium: (url) => toChromium(url, host.schemes),
    fromChromium: (url) => fromChromium(url, host.schemes),
    created: (page, targetId) => targets.made(page, targetId),
  })
}

/** The `process` of a sandboxed preload. */
function preloadProcess(additionalArguments: readonly string[]): Readonly<Record<string, unknown>> {
  const { platform, arch, versions, pid } = process
  const argv = [...process.argv.slice(0, 1), ...additionalArguments]
  return {
    platform,
    arch,
    versions,
    pid,
    argv,
    env: {},
    type: 'renderer',
    sandboxed: true,
    contextIsolated: true,
    isMainFrame: true,
  }
}
