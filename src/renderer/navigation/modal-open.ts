/** True if a modal dialog is open: no key changes anything beneath it and nothing navigates away. */
export const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null
