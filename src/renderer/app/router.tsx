/** Routes with clean addresses on app://portal, built from the screens registry. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { followRouter } from '../navigation/address-now.ts'
import type { Frame } from '../navigation/screen.ts'
import { LoadingState } from '../parts/loading-state.tsx'
import { Guarded, UnknownAddress } from './guard.tsx'
import { PharmacyNavbar } from './pharmacy/pharmacy-navbar.tsx'
import { screens } from './screens.ts'
import { Navbar } from './shell/navbar.tsx'
import { ScreenFault } from './shell/screen-fault.tsx'
import { Shell } from './shell/shell.tsx'

const routesOf = (frame: Frame): RouteObject[] =>
  screens
    .filter((screen) => screen.frame === frame)
    .map((screen) => ({
      path: screen.path,
      // Loaded before the navigation: the former screen stays until then. React would keep a fallback for at least 300 ms, to avoid
      // flicker.
      lazy: async () => {
        const { default: Component } = await screen.load()
        return {
          element: (
            <Guarded screen={screen}>
              <Component />
            </Guarded>
          ),
        }
      },
      hydrateFallbackElement: <LoadingState lines={8} label={`Opening ${screen.title}`} />,
      errorElement: <ScreenFault />,
    }))

export const router = createBrowserRouter([
  ...routesOf('bare'),
  { element: <Shell navbar={<Navbar />} />, errorElement: <ScreenFault />, children: routesOf('shell') },
  { element: <Shell navbar={<PharmacyNavbar />} />, errorElement: <ScreenFault />, children: routesOf('pharmacy') },
  { path: '*', element: <UnknownAddress /> },
])
followRouter(router)
