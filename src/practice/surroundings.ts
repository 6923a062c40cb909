/** The context that exists before any area. */
import type { World } from './world/world.ts'

/** Settings of the whole portal; areas add their own. */
export interface PortalSettings {
  /** Speed factor of the simulation, relative to real time. */
  speed: number
}

export interface Surroundings {
  readonly world: World
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Time of the portal's first opening, in milliseconds. */
  readonly openedAt: number
  readonly settings: PortalSettings
  /** The address that receives StoreDesk's own links instead of the operating system; undefined if the system handles them. */
  readonly linksAt: () => string | undefined
  /** Sends a text message; no phone is involved. */
  readonly sms: (email: string, text: string) => void
}
