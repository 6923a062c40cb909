/** One way of asking each call of the registry: a call that is missing here doesn't compile. */
import { randomUUID } from 'node:crypto'
import { newLine } from '../../src/shared/domain/cart-rules.ts'
import { toOrderPayload } from '../../src/shared/domain/order-payload.ts'
import type { Args, CallName } from '../../src/shared/portal/calls.ts'
import { emailOf, fillCart, goodsAt, OWNED, PASSWORD, type Person, pricedCart, type Shop } from '../support/shop.ts'

export const PUNE = 2

type Examples = { readonly [N in CallName]: () => Args<N> }

/** Portal staff asks what only staff may; everybody else is the store in Pune. */
export const STAFF: readonly CallName[] = ['session.userList', 'car.checkCartStatus']

/** Nobody is signed in yet when these are asked. */
export const OPEN: readonly CallName[] = [
  'session.otpGenerate',
  'session.otpVerify',
  'session.loginWithCams',
  'session.forgetPassword',
  'session.forgotPassword',
  'session.checkResetToken',
  'session.resetPassword',
]

/** An example of each call by this person, who has a cart of three products and orders of the past. */
export async function examplesFor(shop: Shop, person: Person): Promise<Examples> {
  const { store } = person
  const goods = (await goodsAt(person, { wh: PUNE, stockTypes: OWNED, least: 20 })).slice(0, 3)
  const lines = goods.map((product) => newLine(product, 6))
  await fillCart(person, lines)
  const { groups } = await pricedCart(person)
  const { rows } = await person.ask('order.history', { query: { pageNo: 1, pageSize: 300 } })
  const delivered = rows.find(({ status }) => status === 'Delivered')?.poid ?? ''
  const gap = rows.find(({ gapReport }) => gapReport)?.poid ?? ''
  const [notification] = await person.ask('notifications.list', {})
  // The first ones waited once: confirming one again is taken, too.
  const kioskOrder = { id: String(store.id * 100 + 1) }
  const otpTo = emailOf('noupload')
  const otpStore = (await shop.signIn('noupload')).store
  const otpAsk = await shop.stranger.call('session.otpGenerate', { body: { email: otpTo, password: PASSWORD } })
  if (!otpAsk.ok) throw new Error(otpAsk.error.message)
  const OTPcode = shop.portal.otpFor(otpTo) ?? ''

  const ids = goods.map(({ id }) => id)
  const passwords = { newPassword: PASSWORD, confirmPassword: PASSWORD }
  const resetOf = emailOf('pharmacy')
  const another = () => {
    const newPassword = randomUUID()
    return { newPassword, confirmPassword: newPassword }
  }
  const asked = { products: lines, wh: [PUNE], userState: store.shippingState, appType: 1 as const }
  const half = { isApparelcart: true, cartType: 'apparel' as const }
  const days = { from: '2000-01-01', to: '2099-12-31' }
  const pages = { pageNo: 1, pageSize: 20 }
  const ProductID = ids[0] ?? 0
  const ofStore = () => ({ params: { id: store.id } })
  const orders = toOrderPayload(groups.filter(({ orderable }) => orderable))

  return {
    'session.otpGenerate': () => ({ body: { email: emailOf('delhi'), password: PASSWORD } }),
    'session.otpVerify': () => ({
      body: {
        email: otpTo,
        password: PASSWORD,
        mobilenumber: otpStore.mobilenumber,
        OTPcode,
      },
    }),
    'session.loginWithCams': () => ({
      body: { email: emailOf('delhi'), password: PASSWORD, system: 'india-b2b-store' },
    }),
    'session.forgetPassword': () => ({ body: { email: emailOf('delhi') } }),
    'session.forgotPassword': () => ({ query: { userEmail: emailOf('delhi') } }),
    'session.checkResetToken': () => ({ params: { token: shop.portal.control.mailReset(otpTo) } }),
    'session.resetPassword': () => ({
      body: { token: shop.portal.control.mailReset(resetOf), email: resetOf, ...another() },
    }),
    'session.meFirst': () => ({}),
    'session.me': () => ({ params: { id: store.id } }),
    'session.changePassword': () => ({ params: { id: store.id }, body: { oldPassword: PASSWORD, ...passwords } }),
    'session.rules': () => ({ query: { appType: '1' } }),
    'session.states': () => ({}),
    'session.userList': () => ({}),
    'session.userDetails': () => ({ params: { id: store.id } }),
    'session.storeConfig': () => ({ query: { concept: store.fcf.concept } }),
    'session.gstRates': () => ({ query: { state: store.shippingState } }),
    'session.mapping': () => ({ query: {} }),
    'session.apparelMapping': () => ({ query: { cart: 'Apparels' } }),
    'session.categoryTree': () => ({}),
    'session.signageStoretypes': () => ({}),
    'session.checkSignageStoretype': () => ({ body: { concept: store.fcf.concept, signage: store.fcf.signage } }),
    'session.seasonCode': () => ({}),
    'catalogue.listing': () => ({
      body: {
        page: 1,
        size: 50,
        misc: { map: [PUNE], userid: store.id, rules: [], signage: '', storetype: '', hasFoodLicense: true },
        filters: { category: [] },
        sort: 'price',
        search: '',
      },
    }),
    'catalogue.product': () => ({ params: { id: ProductID } }),
    'catalogue.children': () => ({ body: { products: ids, fields: ['id'] } }),
    'catalogue.details': () => ({ body: { products: ids } }),
    'catalogue.spareParts': () => ({ params: { id: ProductID } }),
    'catalogue.suggestedIds': () => ({ params: { id: ProductID } }),
    'catalogue.suggestedProducts': () => ({ body: { products: ids } }),
    'catalogue.sale': () => ({ body: { products: ids } }),
    'catalogue.storeStock': () => ({ body: { user: store.id, product: ProductID } }),
    'catalogue.likes': () => ({ params: { id: ProductID } }),
    'catalogue.like': () => ({
      body: {
        productId: ProductID,
        productName: goods[0]?.name ?? '',
        categoryId: goods[0]?.category.id ?? 0,
        subCategoryId: goods[0]?.subcategory.id ?? 0,
        likeDislike: 1 as const,
        reason: 'Sells well',
      },
    }),
    'orderAssist.priceSlabs': () => ({ params: { id: goods[0]?.category.id ?? 0 } }),
    'orderAssist.salesTotals': () => ({}),
    'orderAssist.stockTotals': () => ({}),
    'orderAssist.categoryTotals': () => ({}),
    'orderAssist.sales': ofStore,
    'orderAssist.stock': ofStore,
    'orderAssist.stockInTransit': () => ({ body: { productIds: ids } }),
    'orderAssist.invoiceDetails': () => ({ body: { productIds: ids } }),
    'orderAssist.apparelSales': ofStore,
    'orderAssist.apparelStock': ofStore,
    'orderAssist.apparelStockInTransit': ofStore,
    'orderAssist.apparelInvoice': ofStore,
    'orderAssist.apparelSubcategorySales': ofStore,
    'orderAssist.apparelCategories': () => ({}),
    'catalogue.brand': () => ({ params: { id: goods[0]?.brand.id ?? 0 } }),
    'catalogue.sliderImages': () => ({ params: { id: ProductID } }),
    'catalogue.suggestions': () => ({
      body: { search: 'blocks', misc: { rules: [], map: [PUNE], hasFoodLicense: true, b2b: true } },
    }),
    'catalogue.productList': () => ({ body: { products: ids } }),
    'catalogue.currentStock': () => ({ body: { products: ids } }),
    'catalogue.productWarehouse': () => ({ body: { products: ids } }),
    'catalogue.productInfo': () => ({ body: { products: ids, wh: [PUNE] } }),
    'catalogue.checkServiceable': () => ({
      body: { ProductList: goods.map(({ id, mrp }) => serviceable(id, { MRP: mrp, WarehouseID: PUNE })) },
    }),
    'catalogue.serviceability': () => ({ body: { ProductList: ids.map((id) => serviceable(id, {})) } }),
    'catalogue.categories': () => ({}),
    'catalogue.bestsellers': () => ({ query: { concept: store.fcf.concept } }),
    'catalogue.carters': () => ({}),
    'catalogue.subcategoryTypes': () => ({ query: { subcategoryId: goods[0]?.subcategory.id ?? 0 } }),
    'cart.lines': () => ({}),
    'cart.products': () => ({ body: asked }),
    'cart.update': () => ({ body: { products: lines, checkLimit: 1 } }),
    'cart.updateHalf': () => ({ body: { ...half, products: lines, checkLimit: 1 } }),
    'cart.halfLines': () => ({ body: half }),
    'cart.halfProducts': () => ({ body: { ...asked, ...half } }),
    'cart.counts': () => ({ body: { cartType: 'all' } }),
    'cart.removeFromHalf': () => ({ body: { ...half, productIds: ids } }),
    'cart.removeProductsFromHalf': () => ({ body: { cartType: 'apparel', productIds: ids } }),
    'cart.removeItems': () => ({ body: { productIds: [ProductID] } }),
    'order.blocking': () => ({ params: { userId: store.id } }),
    'order.placeStatus': () => ({ body: { clientOrderKey: randomUUID() } }),
    'order.place': () => ({ body: { orders, clientOrderKey: randomUUID() } }),
    'order.details': () => ({ body: { id: delivered } }),
    'order.history': () => ({ query: { ...pages, fromDate: '2020-04-01', status: ['Delivered'], warehouseId: PUNE } }),
    'order.gapReport': () => ({ query: { orderId: gap } }),
    'order.stats': () => ({}),
    'order.autoConfirmed': () => ({ params: { accountType: 1 } }),
    'order.stockistDetails': () => ({ body: { ...days, status: 'Delivered', whType: 'Warehouse' } }),
    'order.arsReport': () => ({ query: { ...days, ...pages } }),
    'order.invoice': () => ({ query: { orderId: delivered } }),
    'home.banners': () => ({}),
    'home.menu': () => ({}),
    'home.discounts': () => ({}),
    'afs.checkCartStatus': () => ({}),
    'car.checkCartStatus': () => ({}),
    'notifications.list': () => ({}),
    'notifications.markRead': () => ({ body: { id: notification?.id ?? 0, status: 'read' } }),
    'kiosk.orderList': () => ({ query: { status: 'Pending' } }),
    'kiosk.confirmOrder': () => ({ query: { POID: delivered, id: kioskOrder.id } }),
    'afs.count': () => ({}),
    'car.count': () => ({}),
  } satisfies Examples
}

const serviceable = <T extends object>(ProductID: number, more: T) => ({ ProductID, BillingPincode: '411014', ...more })
