export const PRODUCT = 'product'
export const COMPARE = 'compare'

/** Navigation state of a link that opens a product over the screen: going back closes it. */
export const OVERLAY_STATE = { over: true } as const

export const isOverlayState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'over' in state

/** The screen's address with a product over it. */
export const withProduct = (here: string, id: number): string => withOver(here, PRODUCT, String(id))

/** The screen's address with a comparison of these products over it. */
export const withCompared = (here: string, ids: readonly number[]): string => withOver(here, COMPARE, ids.join(','))

const withOver = (here: string, name: string, value: string): string =>
  `${here}${here.includes('?') ? '&' : '?'}${name}=${value}`
