/** The address hash that opens an order at its gap report. */
export const GAPS = '#gaps'
