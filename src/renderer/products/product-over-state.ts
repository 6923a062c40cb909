/** How an address names the product that lies over its screen, or those that are compared there. */

export const PRODUCT = 'product'
export const COMPARE = 'compare'

/** Goes with a way there: going back closes what lies over the screen. */
export const OVER = { over: true } as const

export const isOver = (state: unknown): boolean => typeof state === 'object' && state !== null && 'over' in state

/** The screen's address with a product over it. */
export const withProduct = (here: string, id: number): string => withOver(here, PRODUCT, String(id))

/** The screen's address with these products compared over it. */
export const withCompared = (here: string, ids: readonly number[]): string => withOver(here, COMPARE, ids.join(','))

const withOver = (here: string, name: string, value: string): string =>
  `${here}${here.includes('?') ? '&' : '?'}${name}=${value}`
