/** Who is signed in. `session-service.ts` changes it; the other duties ask it and follow it. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { SessionState } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import type { Vault } from '../vault/vault.ts'

export interface Session {
  state(): SessionState
  /** The signed-in store, or undefined. */
  store(): Store | undefined
  /** The user's own folder (databases, drafts), or undefined when nobody is signed in. */
  folder(): string | undefined
  /** Called after every change; returns how to stop listening. */
  onChange(listener: (state: SessionState) => void): () => void
}

/** How a session ended: by a 401, for another account, or by a sign-out. */
export type Ending = Omit<Extract<SessionState, { readonly phase: 'signedOut' }>, 'phase'>

export interface CurrentSessionDeps {
  readonly vault: Pick<Vault, 'kind'>
  /** The profile folder; each account has its own below it. */
  readonly folder: string
  /** The portal's name: sessions of different portals don't mix. */
  readonly portal: string
}

export class CurrentSession implements Session {
  readonly #deps: CurrentSessionDeps
  readonly #listeners = new Set<(state: SessionState) => void>()
  #refused: (token: string) => void = () => undefined
  #token: string | undefined
  #store: Store | undefined
  #isTold = false
  #ended: Ending = {}

  constructor(deps: CurrentSessionDeps) {
    this.#deps = deps
  }

  state = (): SessionState => {
    if (this.#store !== undefined && this.#token !== undefined) {
      return { phase: 'signedIn', store: this.#store, vault: this.#deps.vault.kind() }
    }
    return { phase: 'signedOut', ...this.#ended }
  }

  store = (): Store | undefined => this.#store

  /** The portal itself said who it is when this session began; false for what was kept of the last one. */
  isTold = (): boolean => this.#isTold

  /** The bearer, for the portal client alone. It is there before the store is: somebody asks with it who they are. */
  token = (): string | undefined => this.#token

  folder = (): string | undefined => {
    const { folder, portal } = this.#deps
    return this.#store && join(folder, 'users', folderName(portal, this.#store.id))
  }

  onChange(listener: (state: SessionState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A request with this token was answered by 401. */
  unauthorized = (token: string): void => this.#refused(token)

  /** Who ends the session when the portal refuses its token. */
  onUnauthorized(listener: (token: string) => void): void {
    this.#refused = listener
  }

  /** Requests carry this token from now on, or none; nobody is signed in by it yet. */
  askWith(token: string | undefined): void {
    this.#token = token
  }

  /** The store that the token in use stands for, as the portal says it or as it was kept; tells everybody. */
  begin(store: Store, isTold = true): SessionState {
    this.#store = store
    this.#isTold = isTold
    this.#ended = {}
    return this.#tell()
  }

  /** Nobody is signed in any more. `before` runs while nobody has heard of it yet. */
  end(how: Ending, before: () => void): SessionState {
    this.#token = undefined
    this.#store = undefined
    this.#ended = how
    before()
    return this.#tell()
  }

  #tell(): SessionState {
    const now = this.state()
    for (const listener of this.#listeners) listener(now)
    return now
  }
}

/** Accounts of different portals may have the same id. */
const folderName = (portal: string, id: number): string =>
  `${id}-${createHash('sha256').update(portal).digest('hex').slice(0, 8)}`
