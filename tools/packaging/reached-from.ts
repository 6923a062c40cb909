/** Finds the modules that a page needs from its start, so that they get their own file. */

/** The used part of rolldown's chunk context. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Returns a function that names the group of the modules imported by `entry`, directly or indirectly; null for others. */
export function reachedFrom(entry: string, name: string) {
  let reached: ReadonlySet<string> | undefined
  return (id: string, modules: Modules): string | null => {
    reached ??= imported(entry, modules)
    return reached.has(id) ? name : null
  }
}

function imported(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([entry])
  // Iterating a set visits entries added meanwhile.
  for (const id of found) for (const one of modules.getModuleInfo(id)?.importedIds ?? []) found.add(one)
  return found
}
