import { z } from 'zod'
import { type CommandName, commandNames } from '../commands.ts'
import type { PortalState } from '../domain/people/portal-health.ts'
import type { ScreenName } from '../domain/screens.ts'
import { entry, nothing, productId } from './entry.ts'

/** Screens that can open in a window of their own; no other path is accepted. */
export const WINDOW_SCREENS = ['pharmacyProduct'] as const satisfies readonly ScreenName[]
export type WindowScreen = (typeof WINDOW_SCREENS)[number]

/** A user to sign in as on the practice portal. */
export interface PracticeUser {
  readonly email: string
  readonly password: string
  readonly who: string
}

/** `name` is a part of the portal's address `/auth/{name}`. */
export interface Provider {
  readonly name: string
  readonly label: string
}

/** An opened link: its target, or the reason why it isn't followed. */
export type IncomingLink = { readonly path: string } | { readonly refused: string }

export interface About {
  readonly version: string
  /** `Electron 41.7` or `browser host`. */
  readonly runtime: string
  readonly portal: string
  /** False if no address is set, in a build without the practice portal. */
  readonly hasPortal: boolean
  /** Set when the app runs on the practice portal. */
  readonly practice: { readonly users: readonly PracticeUser[] } | undefined
  /** False in a build without the practice portal. */
  readonly hasPractice: boolean
  /** External sign-in providers, by the labels of their buttons. */
  readonly providers: readonly Provider[]
  /** Notices about this start, e.g. a damaged database that was set aside. */
  readonly notices: readonly string[]
}

/** The state of the connection to the portal. While it is down, `againIn` is the milliseconds until the next check; 0 during a check. */
export type Net = { readonly state: 'ok' } | { readonly state: Exclude<PortalState, 'ok'>; readonly againIn: number }

export const appEntries = {
  'app.about': entry<About>()(nothing),
  /** Opens an https address of an allowed host in the system's browser. */
  'app.openLink': entry<undefined>()(z.object({ url: z.string().max(2000) })),
  /** Takes the last opened link that wasn't taken yet. */
  'app.takeLink': entry<IncomingLink | undefined>()(nothing),
  /** Shows a screen in a window of its own, beside the main one; only those in `WINDOW_SCREENS`. */
  'app.openWindow': entry<undefined>()(z.strictObject({ screen: z.enum(WINDOW_SCREENS), id: productId })),
  /** Sets the menu commands that are available to this user on this screen; the others are disabled. */
  'app.menu': entry<undefined>()(z.strictObject({ enabled: z.array(z.enum(commandNames)).max(commandNames.length) })),
  /** The state of the connection to the portal; `net.changed` reports changes. */
  'net.state': entry<Net>()(nothing),
  /** Checks the portal at once if it is down, and returns the new state. */
  'net.tryNow': entry<Net>()(nothing),
}

export interface AppEvents {
  'net.changed': Net
  /** The portal responds again: failed reads should be repeated, to see if it is back. */
  'net.trial': Readonly<Record<never, never>>
  /** A link was opened: `app.takeLink` returns it. */
  'link.heard': Readonly<Record<never, never>>
  /** An entry of the window's menu was chosen. */
  'menu.chosen': { readonly command: CommandName }
}
