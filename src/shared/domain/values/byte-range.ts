export interface ByteRange {
  readonly from: number
  /** Included. */
  readonly to: number
}

/** Undefined for the whole file, also for an invalid header or several ranges. 'none' if the range is outside the file. */
export function rangeOf(header: string | null, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'none' : { from, to }
}
