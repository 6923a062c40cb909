/** The error for any file that isn't written in the way of Excel and similar programs. */
export const damaged = (): Error => new Error('Not a sheet')
