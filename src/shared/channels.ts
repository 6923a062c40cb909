/** Names that both ends of the bridge must spell alike; apart from bridge.ts so that the preload carries no schemas. */

/** The one channel for questions and the one for events. */
export const ASK_CHANNEL = 'storedesk:ask'
export const EVENT_CHANNEL = 'storedesk:event'

/** The page's global: `window.storedesk`. */
export const BRIDGE_GLOBAL = 'storedesk'

/** As the installer names StoreDesk to Windows, which shows notices of no program that it doesn't know (electron-builder.yml). */
export const APP_ID = 'in.storedesk.desktop'

/** `storedesk://…`: links that come from outside, by way of the operating system. */
export const LINK_SCHEME = 'storedesk'

/** Where the pages come from. */
export const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://portal'
