/** The external store's checkout: a page for the browser that shows what it received. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { KIOSK_CHECKOUT_PATH } from '../../../shared/portal/areas/kiosk.ts'
import { lockedDown, page } from '../../kit/page.ts'

export function checkoutPages(): Hono {
  const app = new Hono()
  app.get(KIOSK_CHECKOUT_PATH, lockedDown, (ask) => {
    const { kioskAddress = '', authCode = '', Kpoid = '' } = ask.req.query()
    if (authCode === '') return ask.html(page('Access denied', html`<p>This checkout was opened by nobody.</p>`), 403)
    return ask.html(
      page(
        `Order ${Kpoid}`,
        html`<p>The practice portal plays the store’s checkout: here the customer pays.</p><p>${kioskAddress}</p>`,
      ),
    )
  })
  return app
}
