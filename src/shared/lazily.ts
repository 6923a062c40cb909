/** Made when it is used first: what Intl formats by takes as long to load as much of a start. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
