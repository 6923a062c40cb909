import type { Alternate, Parent } from './my-ars-model.ts'

export type ArsAct =
  | { readonly to: 'replaceParent' | 'deleteParent' | 'addAlternate' | 'rearrange'; readonly parent: Parent }
  | { readonly to: 'replaceAlternate' | 'deleteAlternate'; readonly parent: Parent; readonly alternate: Alternate }
  | { readonly to: 'autoTypes'; readonly alternate: Alternate }
