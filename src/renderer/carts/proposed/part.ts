/** Whose cart an operator has open, and which part of it. */
import { createContext } from 'react'

export interface OpenPart {
  readonly user: number
  readonly subcatid: number
  readonly typeid: number
  readonly brandid: number
}

/** Undefined around a store's own carts. */
export const PartContext = createContext<OpenPart | undefined>(undefined)
