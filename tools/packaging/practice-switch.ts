/** The build switch of the practice portal: `STOREDESK_PRACTICE=off` leaves it, and what only it needs, out of the build. */

const STATES = ['on', 'off'] as const

/** Returns the state of the switch, on by default. Throws for any other value, so that a slip doesn't ship the practice portal. */
export function practiceSwitch(env: NodeJS.ProcessEnv = process.env): (typeof STATES)[number] {
  const { STOREDESK_PRACTICE: setting = 'on' } = env
  const state = STATES.find((one) => one === setting)
  if (state === undefined) throw new Error(`STOREDESK_PRACTICE is "${setting}": it must be on or off.`)
  return state
}
