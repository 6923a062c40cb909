import { AddAlternate } from './add-alternate.tsx'
import type { ArsAct } from './ars-act.ts'
import { AutoTypes } from './auto-types.tsx'
import { DeleteAlternate, DeleteParent } from './delete-product.tsx'
import type { Parent } from './my-ars-model.ts'
import { Rearrange } from './rearrange.tsx'
import { ReplaceProduct } from './replace-product.tsx'
import type { ArsFacts } from './use-ars-facts.ts'

export interface ArsDialogsProps {
  readonly act: ArsAct
  readonly facts: ArsFacts
  /** The whole list as it was loaded; undefined if it isn't complete. */
  readonly whole: readonly Parent[] | undefined
  readonly onClose: () => void
}

export function ArsDialogs({ act, facts, whole, onClose }: ArsDialogsProps) {
  const common = { facts, onClose }
  switch (act.to) {
    case 'deleteParent':
      return <DeleteParent parent={act.parent} whole={whole} {...common} />
    case 'deleteAlternate':
      return <DeleteAlternate parent={act.parent} alternate={act.alternate} {...common} />
    case 'rearrange':
      return <Rearrange parent={act.parent} {...common} />
    case 'autoTypes':
      return <AutoTypes alternate={act.alternate} {...common} />
    case 'addAlternate':
      return <AddAlternate parent={act.parent} {...common} />
    case 'replaceParent':
      return <ReplaceProduct parent={act.parent} original={act.parent} place="parent" {...common} />
    default:
      return <ReplaceProduct parent={act.parent} original={act.alternate} place="alternate" {...common} />
  }
}
