/** The store whose CAR cart is chosen. Lines aren't counted before one is chosen. */
import { create } from 'zustand'

export const useCarStore = create<{ readonly store: number | undefined }>(() => ({ store: undefined }))
