/** The timeouts of a test's portal client. */

/** In milliseconds, for an answer that comes: far longer than a busy machine needs. */
export const PATIENT = 120_000

/** In milliseconds, for an answer that never comes: the test waits as long. */
export const IMPATIENT = 400
