import type { KnownProduct, ReceivedRow } from '../../../shared/domain/receiving/received.ts'
import type { Symbology } from '../../../shared/domain/scanning/scanned-code.ts'
import type { ScrollTarget } from '../../grid/source.ts'

export interface ReceivingState {
  readonly rows: readonly ReceivedRow[]
  readonly boxes: ReadonlySet<string>
  /** The boxes that the portal lists; undefined until it has answered. */
  readonly allBoxes: readonly string[] | undefined
  /** The result of the last scan, until dismissed. */
  readonly last: LastScan | undefined
  /** Ids that aren't known as products: each is counted only if the user says so. */
  readonly unknownProducts: readonly UnknownProduct[]
  /** Other scans that weren't counted, until the user has dismissed them; the latest first. */
  readonly lost: readonly LostScan[]
  readonly scrollTarget: ScrollTarget | undefined
  readonly refused: ReadonlyMap<number, string>
  /** Rows before each change. */
  readonly done: readonly (readonly ReceivedRow[])[]
  readonly undone: readonly (readonly ReceivedRow[])[]
}

/** `nth` distinguishes repeated scans. */
export type LastScan = { readonly nth: number } & (
  | { readonly kind: 'counted'; readonly id: number /** Changes that there were with it. */; readonly step: number }
  | { readonly kind: 'box'; readonly box: string; readonly isAgain: boolean }
  | { readonly kind: 'looking' | 'asks'; readonly id: number }
  /** The scan counted nothing, or its count was undone. */
  | { readonly kind: 'refused' | 'undone'; readonly text: string }
)

export type ScanOutcome = LastScan extends infer Each ? (Each extends LastScan ? Omit<Each, 'nth'> : never) : never

export interface UnknownProduct {
  readonly id: number
  readonly pieces: number
  readonly perhaps: Symbology | undefined
  /** The reason why it couldn't be looked up; undefined if no product has this id. */
  readonly failed: string | undefined
}

/** `scans`: the number of scans with this text. */
export interface LostScan {
  readonly text: string
  readonly scans: number
}

export type ScanSignal = 'counted' | 'look'

export interface Keep {
  /** Stores a count on disk. */
  count(row: ReceivedRow): void
  box(box: string, isHere: boolean): void
  /** Stores pieces that wait for a look-up; 0 once they don't. */
  setUnknown(id: number, pieces: number): void
  /** Looks up a product that isn't in the load; resolves to undefined if there is none. */
  about(id: number): Promise<KnownProduct | undefined>
  hear(sound: ScanSignal): void
  why(thrown: unknown): string
}
