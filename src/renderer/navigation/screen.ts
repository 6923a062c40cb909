/** The type of an entry of a screens table. Each area has its table beside its screens; `screens.ts` combines them. */
import type { ComponentType } from 'react'
import type { ScreenRule } from '../../shared/domain/screens/screen-rule.ts'
import { ruleOf, type SCREENS, type ScreenName } from '../../shared/domain/screens.ts'

export type Frame = 'bare' | 'shell' | 'pharmacy'

interface Drawn {
  /** The frame: `bare` screens stand alone, a pharmacy's have its own frame, the others are in the shell. */
  readonly frame: Frame
  /** True if the address names the item by a number that users know, such as an order's: the title then includes it. */
  readonly numbered?: boolean
}

/** A screen: its address, title and audience come from the business rules in shared/domain/screens.ts. */
export interface Screen extends ScreenRule, Drawn {
  readonly name: ScreenName
  readonly load: Load
}

type Load = () => Promise<{ readonly default: ComponentType }>

/**
 * Defines a screen, e.g. `screen('ledger', '/home/account/ledger', () => import('./ledger.tsx'))`; it is in the shell by default. The
 * address is there for readers of the table; the compiler checks it against the rule's.
 */
export const screen = <N extends ScreenName>(
  name: N,
  _path: (typeof SCREENS)[N]['path'],
  load: Load,
  drawn: Partial<Drawn> = {},
): Screen => ({
  ...ruleOf(name),
  name,
  frame: 'shell',
  ...drawn,
  load,
})
