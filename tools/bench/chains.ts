/** Calls that waited for each other. What a person waits for from afar is the longest chain of them, times the way. */

export interface Span {
  /** Milliseconds of one clock. */
  readonly begun: number
  readonly ended: number
}

/** The longest chain of spans of which each began after another had ended, in order. Linear in the spans but for their sorting. */
export function longestChain<S extends Span>(spans: readonly S[]): readonly S[] {
  const ends = spans.toSorted((one, other) => one.ended - other.ended)
  const chains = new Map<S, { readonly length: number; readonly before: S | undefined }>()
  let best: S | undefined
  let at = 0
  for (const span of spans.toSorted((one, other) => one.begun - other.begun)) {
    for (let end = ends[at]; end !== undefined && end.ended <= span.begun; end = ends[++at]) {
      if (lengthOf(end) > lengthOf(best)) best = end
    }
    chains.set(span, { length: 1 + lengthOf(best), before: best })
  }
  for (const span of spans) if (lengthOf(span) > lengthOf(best)) best = span
  const chain: S[] = []
  for (let span = best; span !== undefined; span = chains.get(span)?.before) chain.unshift(span)
  return chain

  function lengthOf(span: S | undefined): number {
    return span === undefined ? 0 : (chains.get(span)?.length ?? 0)
  }
}
