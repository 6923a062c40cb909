/** What the portal answers instead: a status, and the sentence that explains it. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
