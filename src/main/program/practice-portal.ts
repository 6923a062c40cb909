/** Starts the practice portal instead of the company's: in this program, on this computer only. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'

/** Loads the practice portal; undefined in a build without it: the bundler writes the switch (electron.vite.config.ts) in here. */
const load = process.env.STOREDESK_PRACTICE === 'off' ? undefined : () => import('../../practice/portal.ts')

export const hasPractice = load !== undefined

/** The name of the portal where no address is set. */
export const unsetPortal = hasPractice ? 'Practice portal' : 'Not set'

/** Its orders survive a restart: the state is in the given folder, beside the profile. Resolves to undefined in a build without it. */
export async function startPractice(folder: string) {
  if (load === undefined) return undefined
  const { startPracticePortal } = await load()
  const state = join(folder, 'practice')
  mkdirSync(state, { recursive: true })
  const { STOREDESK_PRACTICE_SEED, STOREDESK_PRACTICE_PRODUCTS, STOREDESK_PRACTICE_SPEED, STOREDESK_PRACTICE_CONTROL } =
    process.env
  const portal = await startPracticePortal({
    stateFile: join(state, 'portal.jsonl'),
    ...(STOREDESK_PRACTICE_SEED === undefined ? {} : { seed: Number(STOREDESK_PRACTICE_SEED) }),
    ...(STOREDESK_PRACTICE_PRODUCTS === undefined ? {} : { products: Number(STOREDESK_PRACTICE_PRODUCTS) }),
    ...(STOREDESK_PRACTICE_SPEED === undefined ? {} : { speed: Number(STOREDESK_PRACTICE_SPEED) }),
    linksAt: () => process.env.STOREDESK_LINKS_AT,
  })
  const { origin, controlToken, users } = portal
  // For a user who started the app and wants the portal to misbehave.
  if (STOREDESK_PRACTICE_CONTROL !== undefined) {
    writeFileSync(STOREDESK_PRACTICE_CONTROL, JSON.stringify({ origin, controlToken }), { mode: 0o600 })
  }
  app.once('will-quit', () => void portal.stop())
  const hosts = { api: origin, listing: origin, checkout: origin }
  return { hosts, users, providers: portal.providers, codeFor: portal.otpFor, resetTokenFor: portal.resetTokenFor }
}

/** Starts a practice portal for one check; it saves nothing. Resolves to undefined in a build without it. */
export async function startPracticeAlone() {
  if (load === undefined) return undefined
  const { startPracticePortal } = await load()
  const { origin, otpFor } = await startPracticePortal({})
  return { hosts: { api: origin, listing: origin, checkout: origin }, codeFor: otpFor }
}
