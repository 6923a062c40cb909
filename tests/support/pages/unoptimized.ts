/**
 * Chromium recompiles frequent code at length. A test's page is gone before that pays off: it took a fifth of the processor time of all
 * page tests.
 */
export const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev'
