/** What there is before any area has done anything. */
import type { World } from './world/world.ts'

/** How all of the portal behaves; an area adds settings of its own. */
export interface PortalSettings {
  /** How often faster than life everything moves on. */
  speed: number
}

export interface Surroundings {
  readonly world: World
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** When the portal was opened for the first time (milliseconds). */
  readonly openedAt: number
  readonly settings: PortalSettings
  /** Where links of StoreDesk's own are taken, in place of the operating system; undefined where that does it. */
  readonly linksAt: () => string | undefined
  /** A text message to somebody's phone: no phone rings. */
  readonly sms: (email: string, text: string) => void
}
