/** Creates a value on first use: loading Intl formats takes a noticeable part of the start. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
