/** The store whose CAR cart is chosen: lines are counted for nobody before. */
import { create } from 'zustand'

export const useCarStore = create<{ readonly store: number | undefined }>(() => ({ store: undefined }))
