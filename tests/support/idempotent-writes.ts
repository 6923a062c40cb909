/** Writes that are sent only once, on a journal in memory and a scripted portal. */
import type { WithAccount } from '../../src/main/accounts/with-account.ts'
import { IdempotentWrites } from '../../src/main/ordering/idempotent-writes.ts'
import { openJournal } from './journal-on-disk.ts'
import { scriptedPortal } from './scripted-portal.ts'

export function openSentOnce(script: Parameters<typeof scriptedPortal>[0]) {
  const { db } = openJournal()
  const client = scriptedPortal(script)
  const state = { writings: 0, old: [] as string[] }
  const once = new IdempotentWrites({
    client,
    db,
    written: () => {
      state.writings += 1
    },
    invalidate: (calls) => state.old.push(...calls),
  })
  const at: WithAccount<IdempotentWrites> = async (ask) => ask(once)
  /** The recorded rows, as `kind about state`. */
  const rows = () => db.prepare(`SELECT kind || ' ' || about || ' ' || state FROM sent_once ORDER BY 1`).pluck().all()
  return { db, client, once, at, rows, state }
}
