/** A refusal of the portal: a status, the sentence that explains it, and its own error code, if any. */
export class Refused extends Error {
  readonly status: number
  readonly code: number | undefined
  constructor(status: number, message: string, code?: number) {
    super(message)
    this.status = status
    this.code = code
  }
}
