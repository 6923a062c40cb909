/** How an address names the product that lies over its screen. */

export const PRODUCT = 'product'

/** Goes with a way there: going back closes what lies over the screen. */
export const OVER = { over: true } as const

export const isOver = (state: unknown): boolean => typeof state === 'object' && state !== null && 'over' in state

/** The screen's address with a product over it. */
export const withProduct = (here: string, id: number): string =>
  `${here}${here.includes('?') ? '&' : '?'}${PRODUCT}=${id}`
