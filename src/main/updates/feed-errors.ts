/** Why a feed offers nothing. */

/** It could not be fetched at all; that says nothing of whether it is to be trusted. */
export class FeedUnreachable extends Error {
  override readonly name = 'FeedUnreachable'
}

/** It says something that isn't so, or isn't signed: nothing of it may be used. */
export class FeedUntrusted extends Error {}

/** This computer's disk refused a file of it; says nothing of the feed. */
export class FeedNotKept extends Error {
  /** As the disk says it: EBUSY, ENOSPC … */
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** It is signed, and describes a version that can't be taken: a mistake of whoever released it. */
export class FeedMistaken extends Error {}
