/**
 * Tells if this build has a screen at a given path. providers.tsx supplies the answer from the screens table, so a screen that links to
 * others needn't import them.
 */
import { createContext, useContext } from 'react'

export const HasScreen = createContext<(path: string) => boolean>(() => false)

export const useHasScreen = () => useContext(HasScreen)
