/** The page's entry point: asks main for the state, then renders. */
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import '../theme/global.css'
import { createRoot } from 'react-dom/client'
import { adoptThemeVariables } from '../theme/theme.ts'
import { startApp } from './app-state.ts'
import { appErrorOf, on } from './bridge.ts'
import { cartChanged } from './cart.ts'
import { startDevice } from './device.ts'
import { restoreDrafts } from './drafts.ts'
import { followLinks } from './follow-links.ts'
import { keepFocus } from './keep-focus.ts'
import { keepMenu } from './open-commands.ts'
import { listenToOrders } from './order-news.ts'
import { App, StartFailed } from './providers.tsx'
import { router } from './router.tsx'
import { listenToKeys } from './shell/keyboard.ts'
import { listenToWatching } from './watching/watching.ts'

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
