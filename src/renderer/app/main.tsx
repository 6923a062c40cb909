/** The page's entry point: asks main for the state, then renders. */
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import '../theme/global.css'
import { createRoot } from 'react-dom/client'
import { appErrorOf, on } from '../bridge/bridge.ts'
import { cartChanged } from '../bridge/cart.ts'
import { keepFocus } from '../navigation/keep-focus.ts'
import { listenToOrders } from '../orders/order-news.ts'
import { startApp } from '../session/app-state.ts'
import { restoreDrafts } from '../session/drafts.ts'
import { startDevice } from '../theme/device.ts'
import { adoptThemeVariables } from '../theme/theme.ts'
import { listenToWatching } from '../watching/watching.ts'
import { followLinks } from './follow-links.ts'
import { keepMenu } from './open-commands.ts'
import { App, StartFailed } from './providers.tsx'
import { router } from './router.tsx'
import { listenToKeys } from './shell/keyboard.ts'

adoptThemeVariables(document)
on('cart.changed', cartChanged)
listenToOrders()
listenToWatching()
const place = document.getElementById('root')
if (place !== null) {
  const root = createRoot(place)
  Promise.all([startApp().then(restoreDrafts), startDevice()]).then(
    () => {
      listenToKeys((to, options) => void router.navigate(to, options))
      keepMenu()
      keepFocus()
      root.render(<App />)
      followLinks()
    },
    (thrown: unknown) => root.render(<StartFailed error={appErrorOf(thrown)} />),
  )
}
