import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { checkPortal } from '../../../src/main/portal-check/check-portal.ts'
import { checkReport } from '../../../src/main/portal-check/report.ts'
import { openShop } from '../../support/shop.ts'
test('x', async () => {
  const shop = await openShop()
  for (const who of ['pune','admin'] as const) {
  const p = await shop.signIn(who)
  const c = await checkPortal({ client: p.client, clock: Date.now, progress: () => undefined })
  writeFileSync(`/tmp/chk/report-${who}.md`, checkReport(c, { version: '1', portal: 'x' }))
  }
  await shop.portal.stop()
})
