/** The release channels: a few stores that agreed to get versions early, or all. */
export const UPDATE_CHANNELS = ['stable', 'pilot'] as const
export type UpdateChannel = (typeof UPDATE_CHANNELS)[number]

/** Work that an update must never interrupt. */
export type UnderWay = 'order' | 'import' | 'write'

export type UpdateState =
  /** This StoreDesk doesn't update itself; `why` is the sentence to show. */
  | { readonly phase: 'off'; readonly why: string }
  /** `checkedAt`: milliseconds of the last successful check; `failed`: the reason why the last one failed. */
  | { readonly phase: 'idle'; readonly checkedAt?: number; readonly failed?: string }
  | { readonly phase: 'checking' }
  /** `percent` 0 to 100; `speed` in bytes a second. */
  | { readonly phase: 'downloading'; readonly version: string; readonly percent: number; readonly speed: number }
  /** Verified; it is installed when the user confirms or StoreDesk is closed. */
  | { readonly phase: 'ready'; readonly version: string; readonly notes: string; readonly failed?: string }

export interface Updates {
  readonly version: string
  readonly channel: UpdateChannel
  readonly state: UpdateState
  /** The work that delays the installation now. */
  readonly waitsFor: UnderWay | undefined
}
