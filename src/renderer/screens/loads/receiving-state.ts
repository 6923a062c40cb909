/** What the screen shows of a load that is counted, and what keeps it. */
import type { Symbology } from '../../../shared/domain/catalogue/scanned-code.ts'
import type { KnownProduct, ReceivedRow } from '../../../shared/domain/receiving/received.ts'
import type { Sought } from '../../grid/source.ts'

export interface ReceivingState {
  readonly rows: readonly ReceivedRow[]
  readonly boxes: ReadonlySet<string>
  /** Boxes that the portal names; undefined until it has. */
  readonly allBoxes: readonly string[] | undefined
  /** What became of the last scan, until it is dismissed. */
  readonly last: LastScan | undefined
  /** Numbers that nobody knows as products: each is counted when the user says so. */
  readonly asked: readonly AskedProduct[]
  /** What else wasn't counted, until somebody has read it; the last one first. */
  readonly lost: readonly LostScan[]
  readonly sought: Sought | undefined
  readonly refused: ReadonlyMap<number, string>
  /** Rows as they were before each change. */
  readonly done: readonly (readonly ReceivedRow[])[]
  readonly undone: readonly (readonly ReceivedRow[])[]
}

/** `nth` tells a scan from the same one before. */
export type LastScan = { readonly nth: number } & (
  | { readonly kind: 'counted'; readonly id: number /** Changes that there were with it. */; readonly step: number }
  | { readonly kind: 'box'; readonly box: string; readonly isAgain: boolean }
  | { readonly kind: 'looking' | 'asks'; readonly id: number }
  /** It counted nothing, or doesn't any more. */
  | { readonly kind: 'refused' | 'undone'; readonly text: string }
)

export type Became = LastScan extends infer Each ? (Each extends LastScan ? Omit<Each, 'nth'> : never) : never

export interface AskedProduct {
  readonly id: number
  readonly pieces: number
  readonly perhaps: Symbology | undefined
  /** Why it couldn't be looked up; undefined where no product has this number. */
  readonly failed: string | undefined
}

/** `scans`: as many as said the same. */
export interface LostScan {
  readonly text: string
  readonly scans: number
}

export type Hearing = 'counted' | 'look'

export interface Keep {
  /** Keeps what was counted on the disk. */
  count(row: ReceivedRow): void
  box(box: string, isHere: boolean): void
  /** Keeps pieces that wait for an answer; none where they don't any more. */
  asked(id: number, pieces: number): void
  /** Finds a product that isn't in the load; undefined where there is none. */
  about(id: number): Promise<KnownProduct | undefined>
  hear(sound: Hearing): void
  /** Why something failed, in words. */
  why(thrown: unknown): string
}
