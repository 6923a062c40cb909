/** StoreDesk's commands on a terminal, without a window, even while another StoreDesk runs. */
import { app } from 'electron'
import { messages } from '../../shared/messages.ts'
import { machineFile, readConfig } from '../config/config.ts'
import { electronComputer } from '../desktop/computer.ts'
import { createProxyPasswords } from '../portal/proxy-passwords.ts'
import { createFindRoutes, proxyInUse } from '../portal/routes.ts'
import { setProxyKeys } from '../portal/tunnel.ts'
import { checkClient } from '../portal-check/check-client.ts'
import { checkOnTerminal } from '../portal-check/on-terminal.ts'
import { openDeviceStore } from '../settings/device-store.ts'
import { gatherReport } from '../support/report.ts'
import { createVault } from '../vault/vault.ts'
import { openKeychain } from './open-keychain.ts'
import { startPracticeAlone, unsetPortal } from './practice-portal.ts'
import { runtimeName } from './runtime-name.ts'

const folder = app.getPath('userData')

/** `--diagnose`: prints the support report. */
export function diagnose(): void {
  const config = readConfig(folder, {}, machineFile(process.platform, process.env))
  const { isPackaged } = app
  const report = gatherReport({
    folder,
    about: {
      version: app.getVersion(),
      runtime: runtimeName(),
      portal: config.ok ? (config.value.hosts?.api ?? unsetPortal) : config.error.message,
    },
    device: openDeviceStore(folder, () => undefined).read(),
    updates: undefined,
    calls: [],
    notices: isPackaged ? [] : ['Not installed'],
    isSignedIn: undefined,
    portal: undefined,
    now: Date.now(),
  })
  process.stdout.write(report.map(({ name, text }) => `=== ${name}\n${text}\n`).join(''), () => app.exit(0))
}

/** `--check-portal`: prints a report of what StoreDesk can read of the portal. */
export async function checkThePortal(): Promise<void> {
  await app.whenReady()
  const config = readConfig(folder, app.isPackaged ? {} : process.env, machineFile(process.platform, process.env))
  if (!config.ok) throw new Error(config.error.message)
  const practice = config.value.hosts === undefined ? await startPracticeAlone() : undefined
  const hosts = config.value.hosts ?? practice?.hosts
  if (hosts === undefined) throw new Error(messages.portalMissing)
  const findRoutes = createFindRoutes({
    setting: () => proxyInUse(config.value.proxy, openDeviceStore(folder, () => undefined).read().proxy),
    system: electronComputer(() => undefined).systemProxy,
  })
  // Nothing is asked here: passwords that were entered in a window are used.
  const vault = createVault(openKeychain(folder))
  setProxyKeys(createProxyPasswords({ vault, emit: () => undefined, opened: () => undefined }))
  const report = await checkOnTerminal({
    input: process.stdin,
    errors: process.stderr,
    version: app.getVersion(),
    portal: practice === undefined ? hosts.api : 'Practice portal',
    clientWith: (token) => checkClient(hosts, findRoutes, token),
    clock: Date.now,
    practiceCode: practice?.codeFor,
  })
  if (report.ok) process.stdout.write(report.value, () => app.exit(0))
  else process.stderr.write(`${report.error.message}\n`, () => app.exit(1))
}
