/** What is handed from one step of signing in to the next. Nothing of it is kept anywhere. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface CodeSent {
  readonly credentials: Credentials
  readonly mobilenumber: string
  /** The practice portal tells its code; a real one never does. */
  readonly practiceCode: string | undefined
}
