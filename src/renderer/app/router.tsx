/** Clean addresses on app://portal, made of the screens registry. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Guarded, Nowhere } from './guard.tsx'
import { PharmacyNavbar } from './pharmacy/pharmacy-navbar.tsx'
import type { Frame } from './screen.ts'
import { screens } from './screens.ts'
import { Navbar } from './shell/navbar.tsx'
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
  { element: <Shell navbar={<Navbar />} />, errorElement: <ScreenFault />, children: routesOf('shell') },
  { element: <Shell navbar={<PharmacyNavbar />} />, errorElement: <ScreenFault />, children: routesOf('pharmacy') },
  { path: '*', element: <Nowhere /> },
])
