/** The app itself: which build it is, whether the portal is there, what its menu said. */
import { z } from 'zod'
import { type CommandName, commandNames } from '../commands.ts'
import type { PortalState } from '../domain/people/portal-health.ts'
import type { ScreenName } from '../domain/screens.ts'
import { entry, nothing, productId } from './entry.ts'

/** Screens that open in a window of their own; no other path can be asked for. */
export const WINDOW_SCREENS = ['pharmacyProduct'] as const satisfies readonly ScreenName[]
export type WindowScreen = (typeof WINDOW_SCREENS)[number]

/** Someone to sign in as on the practice portal. */
export interface PracticeUser {
  readonly email: string
  readonly password: string
  readonly who: string
}

/** `name` stands in the portal's address `/auth/{name}`. */
export interface Provider {
  readonly name: string
  readonly label: string
}

/** A link that was opened: where it leads, or why it isn't followed. */
export type HeardLink = { readonly path: string } | { readonly refused: string }

export interface About {
  readonly version: string
  /** `Electron 41.7` or `browser host`. */
  readonly runtime: string
  readonly portal: string
  /** Set when the app runs on the practice portal. */
  readonly practice: { readonly users: readonly PracticeUser[] } | undefined
  /** Who else may vouch for somebody, by their buttons at sign-in. */
  readonly providers: readonly Provider[]
  /** What the person should know about this start, e.g. a damaged database that was set aside. */
  readonly notices: readonly string[]
}

/** How it stands with the portal. While it is down, `againIn` milliseconds until it is asked again; 0 while it is being asked. */
export type Net = { readonly state: 'ok' } | { readonly state: Exclude<PortalState, 'ok'>; readonly againIn: number }

export const appEntries = {
  'app.about': entry<About>()(nothing),
  /** Opens an https address of an allowed host in the system's browser. */
  'app.openLink': entry<undefined>()(z.object({ url: z.string().max(2000) })),
  /** The last link that was opened and not fetched yet. */
  'app.takeLink': entry<HeardLink | undefined>()(nothing),
  /** Shows a screen in a window of its own, beside the main one: those that are made for it, by name. */
  'app.openWindow': entry<undefined>()(z.strictObject({ screen: z.enum(WINDOW_SCREENS), id: productId })),
  /** What of the window's menu can be done now, by this person, on this screen: the rest is greyed. */
  'app.menu': entry<undefined>()(z.strictObject({ enabled: z.array(z.enum(commandNames)).max(commandNames.length) })),
  /** How it stands with the portal; `net.changed` tells when that changes. */
  'net.state': entry<Net>()(nothing),
  /** Asks the portal at once, where it is down; answers how it stands then. */
  'net.tryNow': entry<Net>()(nothing),
}

export interface AppEvents {
  'net.changed': Net
  /** The portal answers something again: what couldn't be read is to be asked for once more, to see whether it is back. */
  'net.trial': Readonly<Record<never, never>>
  /** A link was opened: `app.takeLink` says which. */
  'link.heard': Readonly<Record<never, never>>
  /** An entry of the window's menu was chosen. */
  'menu.chosen': { readonly command: CommandName }
}
