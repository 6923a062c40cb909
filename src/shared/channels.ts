/** Names that both ends of the bridge must share; separate from bridge.ts so that the preload contains no schemas. */

/** The channel for requests and the one for events. */
export const ASK_CHANNEL = 'storedesk:ask'
export const EVENT_CHANNEL = 'storedesk:event'

/** The page's global: `window.storedesk`. */
export const BRIDGE_GLOBAL = 'storedesk'

/** The installer's name for StoreDesk on Windows, which only shows notifications of programs that it knows (electron-builder.yml). */
export const APP_ID = 'in.storedesk.desktop'

/** `storedesk://…`: external links, passed on by the operating system. */
export const LINK_SCHEME = 'storedesk'

/** The scheme of the app's own pages. */
export const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://portal'
