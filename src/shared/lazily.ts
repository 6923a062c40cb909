/** Creates a value on first use: loading Intl formats takes a noticeable part of the start. */
export function lazily<T>(make: () => T): () => T {
  let cached: T | undefined
  return () => {
    cached ??= make()
    return cached
  }
}
