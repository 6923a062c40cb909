/**
 * Every screen, by area: router, guards, window title and command palette are derived from these tables. Access to them is a business rule:
 * shared/domain/people/access.ts.
 */
import { isAt } from '../../shared/domain/screens.ts'
import type { Screen } from '../navigation/screen.ts'
import { all } from '../screens/all.ts'

export const screens: readonly Screen[] = all

/** True if this build has a screen at that path. */
export const hasScreen = (path: string): boolean => screens.some((screen) => screen.path === path)

export const screenAt = (pathname: string): Screen | undefined => screens.find((screen) => isAt(screen, pathname))
