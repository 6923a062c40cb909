/** The app once more, from its package: what was left out of the bundles shows itself here. */
import { buildPackage } from '../packaging/pack.ts'
import { playwrightStage } from './playwright.ts'
import type { Stage } from './stage.ts'

export const packagedStage: Stage = {
  name: 'packaged',
  run: async () => {
    try {
      const appDir = await buildPackage({ quiet: true })
      return await playwrightStage({
        name: 'packaged',
        args: ['--grep', '@smoke', '--output', 'test-results/packaged'],
        env: { STOREDESK_APP_DIR: appDir },
      }).run()
    } catch (problem) {
      return { passed: 0, failed: 1, output: String(problem) }
    }
  },
}
