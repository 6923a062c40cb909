/** A Vitest reporter for the time of each file, including its start and imports, which no built-in reporter has. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** The target path: STOREDESK_VITEST_REPORT. */
const target = process.env.STOREDESK_VITEST_REPORT

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by it.
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (target === undefined) return
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, JSON.stringify(modules.map(fileOf)))
  }
}

function fileOf(module: TestModule) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return {
    project: module.project.name,
    path: relative(process.cwd(), module.moduleId),
    ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
    // A file that can't be loaded, or whose hooks fail, has no failing test.
    errors: module.errors().length,
    tests: [...module.children.allTests()].map((test) => ({
      name: test.fullName,
      state: test.result().state,
      ms: test.diagnostic()?.duration ?? 0,
    })),
  }
}
