/** On a portal whose answers have only the names in its documents, every screen opens and claims nothing that the portal didn't say. */

import { screens } from '../../../src/renderer/app/screens.ts'
import type { Screen } from '../../../src/renderer/navigation/screen.ts'
import { openDocumentsOnly } from '../../support/documents-only.ts'
import { EMAIL } from '../../support/goods.ts'
import { looks } from '../../support/pages/screen-looks.ts'
import { goTo, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test.use({ kept: true, front: { open: openDocumentsOnly } })

const NOTHING_WHOLE = /\b(NaN|undefined|Invalid Date)\b|\[object/
/** Texts that would appear if missing data counted as the worst value or as none; a choice without any counts has no such text. */
const VERDICTS =
  /Sold out(?!0)|not serviceable|No scores yet|No incentives|No discounts today|No banners today|No events between|No best practices yet|No assessments yet/

for (const { name, path, audience } of screens as readonly Screen[]) {
  test(`${name} opens, and says what it wasn’t told as unknown`, async ({ window, ask, signIn, visit }) => {
    const { address = () => path, as = EMAIL, leadsTo = name } = looks[name]
    const user = audience === 'signedOut' ? undefined : as
    if (user === undefined) await ask('session.signOut', undefined)
    const isNew = user === undefined || (await signIn(user))
    const to = await address(ask)
    await (isNew ? visit(to) : goTo(window, to))
    await expect(screen(window, leadsTo)).toBeVisible()
    await expect(window.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
    const body = window.locator('body')
    await expect(body).not.toContainText(NOTHING_WHOLE)
    await expect(body).not.toContainText(VERDICTS)
  })
}
