/** What the portal answers instead: a status, the sentence that explains it, and its own number of that where it has one. */
export class Refused extends Error {
  readonly status: number
  readonly code: number | undefined
  constructor(status: number, message: string, code?: number) {
    super(message)
    this.status = status
    this.code = code
  }
}
