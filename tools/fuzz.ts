/**
 * `npm run fuzz`: tests the bridge and the file readers with many more bad inputs, and orders with many more faults, than the suite has
 * time for.
 */
import { inForeground } from './foreground.ts'
import { inKeychainSession } from './suite/keychain-session.ts'

/**
 * Besides tests/fuzz: the rules, the model of a store's orders, the storm over them, the program killed while it orders, every fault of a
 * checkout, very large data (a listing, a ledger, a cart file, a workbook bomb), and the browser host.
 */
const FILES = [
  'tests/fuzz',
  'tests/unit/shared/domain',
  'tests/unit/main/files/read-cart-csv.test.ts',
  'tests/unit/main/desktop/pages.test.ts',
  'tests/integration/catalogue/listing-property.test.ts',
  'tests/integration/ordering/order-model.test.ts',
  'tests/integration/ordering/checkout-faults.test.ts',
  'tests/integration/ordering/cart-files.test.ts',
  'tests/integration/files/workbooks.test.ts',
  'tests/integration/ledger/many.test.ts',
  'tests/fault',
  'packages/browser-host/tests',
]
const extraArgs = process.argv.slice(2)
const projects = ['unit', 'fuzz', 'integration', 'fault', 'host'].flatMap((project) => ['--project', project])

const [program, ...args] = inKeychainSession([
  'vitest',
  'run',
  ...projects,
  ...(extraArgs.length > 0 ? extraArgs : FILES),
])
const more = {
  STOREDESK_FUZZ: process.env.STOREDESK_FUZZ ?? '10000',
  STOREDESK_RULES: process.env.STOREDESK_RULES ?? '20',
  STOREDESK_PRODUCTS: process.env.STOREDESK_PRODUCTS ?? '100000',
  STOREDESK_SEQUENCES: process.env.STOREDESK_SEQUENCES ?? '20000',
  STOREDESK_CART_SEQUENCES: process.env.STOREDESK_CART_SEQUENCES ?? '2000',
  STOREDESK_STORMS: process.env.STOREDESK_STORMS ?? '2000',
  STOREDESK_KILLS: process.env.STOREDESK_KILLS ?? '50',
}
await inForeground(program, args, more)
