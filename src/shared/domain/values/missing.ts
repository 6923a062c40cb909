/**
 * Returns the amount that `has` is below `target`, in their common unit (paise, pieces, hours); 0 once it is reached. All figures that are
 * missing to a minimum, of an order or of a target, use it.
 */
export const missingTo = <N extends number>(target: N, has: N): N => Math.max(0, target - has) as N
