/** Thrown for whatever isn't as Excel and its like write it. */
export const damaged = (): Error => new Error('Not a sheet')
