/** Which bytes of a file are asked for, by a Range header. */

export interface ByteRange {
  readonly from: number
  /** Included. */
  readonly to: number
}

/** Undefined: all of it, as for a header that can't be read. 'none': there are no such bytes. Of several ranges none is answered. */
export function rangeOf(header: string | null, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'none' : { from, to }
}
