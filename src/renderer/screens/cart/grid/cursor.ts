/** The row that has the editor, by its place in the cart. Apart from React's state: moving draws two rows, not the grid. */
import { createStore, type StoreApi } from 'zustand'

export type Cursor = StoreApi<{ readonly place: number | undefined }>

export const createCursor = (place?: number): Cursor => createStore(() => ({ place }))
