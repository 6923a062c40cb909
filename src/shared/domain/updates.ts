/** How an update of StoreDesk stands on this computer. */

/** Who gets a version first: a few stores that agreed to it, or all. */
export const UPDATE_CHANNELS = ['stable', 'pilot'] as const
export type UpdateChannel = (typeof UPDATE_CHANNELS)[number]

/** What an update must never interrupt. */
export type UnderWay = 'order' | 'import' | 'write'

export type UpdateState =
  /** This StoreDesk doesn't update itself; `why` is the sentence that says so. */
  | { readonly phase: 'off'; readonly why: string }
  /** `checkedAt` is milliseconds of the last check that was answered; `failed` is why the last one wasn't. */
  | { readonly phase: 'idle'; readonly checkedAt?: number; readonly failed?: string }
  | { readonly phase: 'checking' }
  /** `percent` 0 to 100; `speed` in bytes a second. */
  | { readonly phase: 'downloading'; readonly version: string; readonly percent: number; readonly speed: number }
  /** Verified, and waiting for the person or for StoreDesk to be closed. */
  | { readonly phase: 'ready'; readonly version: string; readonly notes: string; readonly failed?: string }

export interface Updates {
  readonly version: string
  readonly channel: UpdateChannel
  readonly state: UpdateState
  /** What holds the installation back now. */
  readonly waitsFor: UnderWay | undefined
}
