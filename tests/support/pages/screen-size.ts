/** The smallest screen that the app is made for, in CSS pixels. */
export const SCREEN = { width: 1366, height: 768 } as const
