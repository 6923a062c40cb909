/** Data passed between the steps of signing in. It is never stored. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface CodeSent {
  readonly credentials: Credentials
  readonly mobilenumber: string
  /** The practice portal returns its code; a real one never does. */
  readonly practiceCode: string | undefined
}
