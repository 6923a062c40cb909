/** Opens an order at its gap report. */
export const GAPS = '#gaps'
