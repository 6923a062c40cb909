export interface Move {
  readonly columns: number
  readonly count: number
}

/** The index that an arrow leads to among items in rows of `columns`; undefined for keys that don't move. */
export function movedTo(key: string, at: number, { columns, count }: Move): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: columns > 1 ? -1 : 0,
    ArrowRight: columns > 1 ? 1 : 0,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: count - 1 - at,
  }
  const step = steps[key]
  if (step === undefined || count === 0) return undefined
  const to = at + step
  // Down from above a gap in the last row goes to the last item; up from the first row goes nowhere.
  if (to >= count) return Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : at
  return to < 0 ? at : to
}
