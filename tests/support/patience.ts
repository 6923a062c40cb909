/** How long a test's portal client waits for an answer. */

/** For one that comes: far longer than a busy machine takes. In milliseconds. */
export const PATIENT = 120_000

/** For one that never comes: the test waits as long. In milliseconds. */
export const IMPATIENT = 400
