/** A list stays as it was while another page of it is fetched, and when that fails. */
import { useState } from 'react'

export interface Kept<Read, Asked> {
  readonly read: Read
  /** What it is the answer to. */
  readonly asked: Asked
}

/** The newest answer that there is, with what was asked for it; undefined until there is one. */
export function useKept<Read, Asked>(read: Read | undefined, asked: Asked): Kept<Read, Asked> | undefined {
  const [kept, setKept] = useState<Kept<Read, Asked>>()
  if (read === undefined || read === kept?.read) return kept
  const newest = { read, asked }
  setKept(newest)
  return newest
}
