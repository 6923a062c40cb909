/** Clean addresses on app://portal, made of the screens registry. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Guarded, Nowhere } from './guard.tsx'
import { screens } from './screens.ts'
import { ScreenFault } from './shell/screen-fault.tsx'
import { Shell } from './shell/shell.tsx'

const routesOf = (frame: 'bare' | 'shell'): RouteObject[] =>
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
  { path: '*', element: <Nowhere /> },
])
