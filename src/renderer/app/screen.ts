/** What an entry of a screens table is. Each area has its table beside its screens; `screens.ts` composes them. */
import type { ComponentType, LazyExoticComponent } from 'react'
import type { Admission } from '../../shared/domain/access.ts'

export interface Screen {
  readonly name: string
  /** The portal's own name of it, by which notices lead here. */
  readonly state?: string
  /** As the router writes it, with `:names`. */
  readonly path: string
  readonly title: string
  /** True where the address names what is shown by a number that people know, such as an order's: the title says it. */
  readonly numbered?: boolean
  /** Whom it lets in; everybody else is sent on by `sendTo`. */
  readonly admits: Admission
  /** `bare` screens stand alone; the others stand in the shell. */
  readonly frame: 'bare' | 'shell'
  /** The screen of the menu that this one belongs to; a notice that names none of its numbers leads there. */
  readonly partOf?: string
  readonly component: LazyExoticComponent<ComponentType>
}
