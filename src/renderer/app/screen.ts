/** What an entry of a screens table is. Each area has its table beside its screens; `screens.ts` composes them. */
import type { ComponentType } from 'react'
import type { ScreenRule } from '../../shared/domain/screens/screen-rule.ts'
import { ruleOf, type SCREENS, type ScreenName } from '../../shared/domain/screens.ts'

export type Frame = 'bare' | 'shell' | 'pharmacy'

interface Drawn {
  /** `bare` screens stand alone, a pharmacy's in its own frame, the others in the shell. */
  readonly frame: Frame
  /** True where the address names what is shown by a number that people know, such as an order's: the title says it. */
  readonly numbered?: boolean
}

/** Its address, its title and whom it is for are rules of the trade: shared/domain/screens.ts. */
export interface Screen extends ScreenRule, Drawn {
  readonly name: ScreenName
  readonly load: Load
}

type Load = () => Promise<{ readonly default: ComponentType }>

/**
 * `screen('cart', '/checkout', () => import('./cart.tsx'))`: a screen in the shell, unless it says otherwise. The address is
 * said for whoever reads the table; the compiler holds it to the rule's.
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
