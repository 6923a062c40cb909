/** Who is signed in, as the other duties see it; sign-in.ts changes it. */
import type { SessionState } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/people/store.ts'

export interface Session {
  state(): SessionState
  /** The signed-in store, or undefined. */
  store(): Store | undefined
  /** The user's own folder (databases, drafts), or undefined when nobody is signed in. */
  folder(): string | undefined
  /** Called after every change; returns how to stop listening. */
  onChange(listener: (state: SessionState) => void): () => void
}
