/** The feed couldn't be fetched; that tells nothing about its trustworthiness. */
export class FeedUnreachable extends Error {
  override readonly name = 'FeedUnreachable'
}

/** The feed contains something wrong, or isn't signed: none of it may be used. */
export class FeedUntrusted extends Error {}

/** This computer's disk refused a file of the feed; that tells nothing about the feed. */
export class FeedNotSaved extends Error {
  /** The disk's error code: EBUSY, ENOSPC … */
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The feed is signed but describes a version that can't be installed: a mistake in the release. */
export class FeedInvalid extends Error {}
