/** `npm run practice [port]`: the practice portal on its own, for apps on other computers' test benches or for curl. */
import { startPracticePortal } from './portal.ts'

const port = Number(process.argv[2] ?? 4020)
const portal = await startPracticePortal({
  port,
  smsSent: (email, text) => console.log(`To the phone of ${email}: ${text}`),
})
console.log(`The practice portal listens on ${portal.origin}; its state ends with it.\n`)
console.table(portal.users)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void portal.stop().then(() => process.exit(0)))
}
