/** Which modules a page needs from its beginning, so that they come in a file of their own. */

/** What of rolldown's context of a chunk is needed. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Names the group of what is imported by `entry`, or by what that imports; what isn't has no name. */
export function reachedFrom(entry: string, name: string) {
  let reached: ReadonlySet<string> | undefined
  return (id: string, modules: Modules): string | null => {
    reached ??= imported(entry, modules)
    return reached.has(id) ? name : null
  }
}

function imported(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([entry])
  // A set is gone through to its end, also through what is added meanwhile.
  for (const id of found) for (const one of modules.getModuleInfo(id)?.importedIds ?? []) found.add(one)
  return found
}
