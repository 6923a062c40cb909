/**
 * A page that does a thing often has it compiled once more, at length. A test's page is gone before that pays: it was a fifth of all
 * processor time of the tests that look at pages.
 */
export const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev'
