/** Where the keyboard goes among products that stand in rows. */

export interface Move {
  readonly columns: number
  readonly count: number
}

/** Where an arrow leads among things in rows of `columns`; undefined for keys that lead nowhere. */
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
  // Below the last row's gap stands its last one; above the first row there is nothing.
  if (to >= count) return Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : at
  return to < 0 ? at : to
}
