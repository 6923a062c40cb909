/** What lies over the screen has the person's attention: nothing beneath it changes by a key, and nothing leads away. */
export const isAsked = (): boolean => document.querySelector('[aria-modal="true"]') !== null
