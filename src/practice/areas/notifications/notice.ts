/** A notification, before it is known whether it was read. */

export interface Notice {
  readonly id: number
  readonly status: 'unread' | 'arsunread' | 'read'
  /** A state of the portal's own pages, with parameters after a `#` where it has any. */
  readonly redirectState: string
  /** Empty for none, as in `message`. */
  readonly title: string
  readonly message: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The time is not told. */
  readonly undated: boolean
}

export const orderDetails = (poid: string): string => `home.account.orderDetails#${JSON.stringify({ id: poid })}`
