/** Signing in, and being signed in after a start. */
import { strictEqual } from 'node:assert/strict'

import { join } from 'node:path'




import type { Case } from './case.ts'
import { withStore } from './store.ts'

export const signInCases: readonly Case[] = [
  {
    name: 'password and one-time password open a session',
    run: (place) =>
      withStore(place, async ({ app }) => {
        strictEqual(app.services.session.state().phase, 'signedIn')
        strictEqual(existsSync(join(place.profile, 'last-user.json')), true)
        return { before: 'an empty profile', after: 'signed in, the user is kept for the next start' }
      }),
  },
]
