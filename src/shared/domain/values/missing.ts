/**
 * Returns what `has` lacks of `target`, in the unit of both (paise, pieces, hours); 0 once it is reached. Every figure of what is
 * missing to a minimum, of an order or of a target is this one.
 */
export const missingTo = <N extends number>(target: N, has: N): N => Math.max(0, target - has) as N
