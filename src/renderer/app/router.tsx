/** Clean addresses on app://portal, made of the screens registry. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Guarded, Nowhere } from './guard.tsx'
import { PharmacyFrame } from './pharmacy/pharmacy-frame.tsx'
import type { Frame } from './screen.ts'
import { screens } from './screens.ts'
import { ScreenFault } from './shell/screen-fault.tsx'
import { Shell } from './shell/shell.tsx'

const routesOf = (frame: Frame): RouteObject[] =>
  screens
    .filter((screen) => screen.frame === frame)
    .map((screen) => ({
      path: screen.path,
      element: <Guarded screen={screen} />,
      errorElement: <ScreenFault />,
    }))

export const router = createBrowserRouter([
  ...routesOf('bare'),
  { element: <Shell />, errorElement: <ScreenFault />, children: routesOf('shell') },
  { element: <PharmacyFrame />, errorElement: <ScreenFault />, children: routesOf('pharmacy') },
  { path: '*', element: <Nowhere /> },
])
