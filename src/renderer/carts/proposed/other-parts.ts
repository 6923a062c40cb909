/** Lines that a replacement added to another part of the same cart. The screen of the cart shows a link to that part. */
import { createContext } from 'react'
import type { movedToOtherParts } from '../../../shared/domain/carts/replace-proposed.ts'

export type MovedToOtherParts = ReturnType<typeof movedToOtherParts>

/** Called after every replacement; with an empty result if all lines stayed in this part. */
export const OtherPartsContext = createContext<(went: MovedToOtherParts) => void>(() => undefined)
