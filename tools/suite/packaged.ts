/** Tests the app again from its package: code missing from the bundles shows here. */
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { madePackage, unpack } from '../packaging/pack.ts'
import { playwrightStage } from './playwright.ts'
import { SMOKE } from './runs.ts'
import { type Outcome, run, type Stage } from './stage.ts'

export const packagedStage: Stage = { name: 'packaged', run: tryPackage }

async function tryPackage(): Promise<Outcome> {
  const begin = performance.now()
  const { code, output } = await run(process.execPath, ['tools/package.ts', '--folder'])
  if (code !== 0) return { passed: 0, failed: 1, output }
  const folder = unpack(madePackage())
  const e2e = playwrightStage({
    name: 'packaged',
    args: ['--project=e2e', SMOKE, '--output=test-results/packaged-files'],
    env: { STOREDESK_APP_DIR: folder },
  })
  const outcome = await e2e.run()
  rmSync(dirname(dirname(folder)), { recursive: true, force: true })
  const nothing = { passed: 0, failed: 1, output: 'No test is tagged @smoke: the package was not tried.' }
  if (outcome.passed + outcome.failed === 0) return nothing
  // Building the package takes longer than testing it.
  const seconds = (performance.now() - begin) / 1000
  return { ...outcome, parts: outcome.parts?.map((part) => ({ ...part, name: 'packaged', seconds })) ?? [] }
}
