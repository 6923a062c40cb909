/** Stores the session's token: in the operating system's keychain, or in memory until StoreDesk is closed. */
import type { VaultKind } from '../../shared/bridge/session.ts'

export interface Vault {
  /** The place of the last token. */
  kind(): VaultKind
  /** Never throws: a keychain that doesn't answer counts as empty. */
  get(account: string): Promise<string | undefined>
  set(account: string, token: string): Promise<void>
  /** Deletes it from every place. */
  delete(account: string): Promise<void>
}

/** The keychain's interface, as in keytar. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

const SERVICE = 'StoreDesk'
/** A keychain may wait for a user who isn't there to unlock it. */
const PATIENCE_MS = 10_000
/** Windows refuses longer secrets: they are stored in pieces, and the first one states the number. */
const PIECE = 1200
const MOST_PIECES = 16

/** Stores tokens in the keychain if one works, otherwise in memory. */
export function createVault(loadKeychain: () => Promise<Keychain>, timeLimitMs = PATIENCE_MS): Vault {
  const memory = new Map<string, string>()
  let loaded: Promise<Keychain> | undefined
  let kind: VaultKind = 'keychain'
  /** The last queued use of the keychain: a slow write never replaces a later token. */
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(use: () => Promise<T>): Promise<T> => {
    const turn = last.then(use)
    last = turn.catch(() => undefined)
    return turn
  }

  const trying = async <T>(use: (keychain: Keychain) => Promise<T>): Promise<T | undefined> => {
    try {
      loaded ??= loadKeychain().catch((error: unknown) => {
        // A missing keychain may be available the next time.
        loaded = undefined
        throw error
      })
      const ready = loaded
      const answer = await inTime(
        inTurn(async () => use(await ready)),
        timeLimitMs,
      )
      kind = 'keychain'
      return answer
    } catch {
      kind = 'memory'
      return undefined
    }
  }

  return {
    kind: () => kind,
    get: async (account) => memory.get(account) ?? (await trying((keychain) => readPieces(keychain, account))),
    set: async (account, token) => {
      const isSaved = await trying(async (keychain) => {
        await writePieces(keychain, account, token)
        // A token that can't be read back isn't stored.
        return (await readPieces(keychain, account)) === token
      })
      if (isSaved === true) memory.delete(account)
      else {
        kind = 'memory'
        memory.set(account, token)
      }
    },
    delete: async (account) => {
      memory.delete(account)
      await trying((keychain) => deletePieces(keychain, account))
    },
  }
}

const pieceName = (account: string, at: number): string => (at === 0 ? account : `${account}#${at}`)

async function writePieces(keychain: Keychain, account: string, token: string): Promise<void> {
  const pieces = token.match(new RegExp(`.{1,${PIECE}}`, 'gs')) ?? []
  if (pieces.length > MOST_PIECES) throw new RangeError('The token is too long for a keychain')
  await deletePieces(keychain, account)
  for (const [at, piece] of pieces.entries()) {
    await keychain.setPassword(SERVICE, pieceName(account, at), at === 0 ? `${pieces.length}:${piece}` : piece)
  }
}

async function readPieces(keychain: Keychain, account: string): Promise<string | undefined> {
  const first = await keychain.getPassword(SERVICE, account)
  const [, count, head] = /^(\d+):(.*)$/s.exec(first ?? '') ?? []
  if (count === undefined || head === undefined) return undefined
  let token = head
  for (let at = 1; at < Number(count); at++) {
    const piece = await keychain.getPassword(SERVICE, pieceName(account, at))
    if (piece === null) return undefined
    token += piece
  }
  return token
}

async function deletePieces(keychain: Keychain, account: string): Promise<void> {
  for (let at = 0; at < MOST_PIECES; at++) {
    if (!(await keychain.deletePassword(SERVICE, pieceName(account, at)))) break
  }
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The keychain does not answer')), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
