/** Lines that a replacement brought into another part of the same cart: whoever shows the cart leads there. */
import { createContext } from 'react'
import type { wentElsewhere } from '../../../shared/domain/carts/replace-proposed.ts'

export type WentElsewhere = ReturnType<typeof wentElsewhere>

/** Told after every replacement, of none where all lines stayed in the part. */
export const OtherPartsContext = createContext<(went: WentElsewhere) => void>(() => undefined)
