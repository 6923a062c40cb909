/** The app once more, from its package: what was left out of the bundles shows itself here. */

import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { makePackage, unpack } from '../packaging/pack.ts'
import { playwrightStage } from './playwright.ts'
import type { Stage } from './stage.ts'

export const packagedStage: Stage = {
  name: 'packaged',
  run: async () => {
    try {
      const folder = unpack(await makePackage({ installer: false }))
      const outcome = await playwrightStage({
        name: 'packaged',
        args: ['--grep', '@smoke', '--output', 'test-results/packaged-files'],
        env: { STOREDESK_APP_DIR: folder },
      }).run()
      rmSync(dirname(dirname(folder)), { recursive: true, force: true })
      const nothing = { passed: 0, failed: 1, output: 'No test is tagged @smoke: the package was not tried.' }
      return outcome.passed + outcome.failed === 0 ? nothing : outcome
    } catch (problem) {
      return { passed: 0, failed: 1, output: problem instanceof Error ? problem.message : String(problem) }
    }
  },
}
