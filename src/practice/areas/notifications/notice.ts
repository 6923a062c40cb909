/** A notification, without its read state. */

export interface Notice {
  readonly id: number
  readonly status: 'unread' | 'arsunread' | 'read'
  /** A state of the portal's own pages, with optional parameters after a `#`. */
  readonly redirectState: string
  /** May be empty, like `message`. */
  readonly title: string
  readonly message: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** True if the answer has no time. */
  readonly undated: boolean
}

export const orderDetails = (poid: string): string => `home.account.orderDetails#${JSON.stringify({ id: poid })}`
