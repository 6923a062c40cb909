/** The current session. `session-service.ts` changes it; the other duties query it and follow it. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { SessionState } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import type { Vault } from '../vault/vault.ts'

export interface Session {
  state(): SessionState
  store(): Store | undefined
  /** The user's own folder (databases, drafts), or undefined without a session. */
  folder(): string | undefined
  /** Called after every change; returns a function that stops listening. */
  onChange(listener: (state: SessionState) => void): () => void
}

/** The way a session ended: by a 401, for another account, or by a sign-out. */
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
  #isFromPortal = false
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

  /** True if the portal itself described the store when this session started; false if the description was saved from the last session. */
  isFromPortal = (): boolean => this.#isFromPortal

  /** The bearer, for the portal client only. It is set before the store is: the first request with it asks for the user. */
  token = (): string | undefined => this.#token

  folder = (): string | undefined => {
    const { folder, portal } = this.#deps
    return this.#store && join(folder, 'users', folderName(portal, this.#store.id))
  }

  onChange(listener: (state: SessionState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called when a request with this token was answered by 401. */
  unauthorized = (token: string): void => this.#refused(token)

  /** Registers the listener that ends the session when the portal refuses its token. */
  onUnauthorized(listener: (token: string) => void): void {
    this.#refused = listener
  }

  /** Sets the token of requests from now on, or none; it doesn't sign in yet. */
  askWith(token: string | undefined): void {
    this.#token = token
  }

  /** Starts the session of the token's store, as the portal describes it or as it was saved, and notifies all listeners. */
  begin(store: Store, isFromPortal = true): SessionState {
    this.#store = store
    this.#isFromPortal = isFromPortal
    this.#ended = {}
    return this.#tell()
  }

  /** Ends the session. `before` runs before the listeners are notified. */
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
