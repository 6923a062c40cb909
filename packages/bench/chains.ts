/** Chains of calls that waited for each other. With a distant portal the user waits for the longest chain, times the round trip. */

export interface Span {
  /** Milliseconds of the same clock. */
  readonly startedAt: number
  readonly ended: number
}

/**
 * Returns the longest chain of spans, in order, where each span starts after the one before has ended. Linear in the spans, apart from
 * sorting.
 */
export function longestChain<S extends Span>(spans: readonly S[]): readonly S[] {
  const ends = spans.toSorted((one, other) => one.ended - other.ended)
  const chains = new Map<S, { readonly length: number; readonly before: S | undefined }>()
  let best: S | undefined
  let at = 0
  for (const span of spans.toSorted((one, other) => one.startedAt - other.startedAt)) {
    for (let end = ends[at]; end !== undefined && end.ended <= span.startedAt; end = ends[++at]) {
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
