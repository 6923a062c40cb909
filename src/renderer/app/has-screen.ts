/**
 * Whether this build has a screen of some path. Whoever composes the screens says so (providers.tsx): a screen that leads to
 * others asks here, and knows none of them.
 */
import { createContext, useContext } from 'react'

export const HasScreen = createContext<(path: string) => boolean>(() => false)

export const useHasScreen = () => useContext(HasScreen)
