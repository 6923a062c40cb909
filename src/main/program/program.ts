/** The program: creates the parts in their order and connects them. What each does is in its own folder. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app, dialog, session as electronSession, protocol } from 'electron'
import type { About } from '../../shared/bridge/app.ts'
import { APP_SCHEME } from '../../shared/channels.ts'
import { messages } from '../../shared/messages.ts'
import { createHostsFile } from '../config/change-hosts.ts'
import { type Config, machineFile, readConfig } from '../config/config.ts'
import { createEmit, registerBridge } from '../desktop/bridge.ts'
import { electronComputer } from '../desktop/computer.ts'
import { electronDialogs } from '../desktop/dialogs.ts'
import { makeOwnFolder } from '../desktop/hardening.ts'
import { openLink, openPortalPage } from '../desktop/links.ts'
import { applyTheme, themed, windowGround } from '../desktop/looks.ts'
import { setMenu } from '../desktop/menu.ts'
import { setAppId, showNotice } from '../desktop/notices.ts'
import { createPages } from '../desktop/pages.ts'
import { createPaperPrinter } from '../desktop/paper-window.ts'
import { createPictures } from '../desktop/pictures.ts'
import { answerProxies } from '../desktop/proxy-login.ts'
import { guardSession } from '../desktop/security.ts'
import { openExtraWindow, openWindow, showIn } from '../desktop/window.ts'
import { createWindows } from '../desktop/windows.ts'
import { createDispatch } from '../dispatch.ts'
import { sweepParts } from '../files/atomic-file.ts'
import { openLog } from '../log.ts'
import { type ChosenPictures, createChosenPictures } from '../paper/chosen-pictures.ts'
import { createTickets, type Tickets } from '../paper/tickets.ts'
import type { Hosts } from '../portal/axios-client.ts'
import { DIRECT } from '../portal/proxy-routes.ts'
import { readReference } from '../reference.ts'
import { composeServices, type Services } from '../services.ts'
import { repairStaged, restoreStaged } from '../support/profile-backup.ts'
import { askWindows } from '../updates/publisher.ts'
import type { StartWatch } from '../updates/start-watch.ts'
import { readUpdateData } from '../updates/update-data.ts'
import type { UpdateSetup } from '../updates/update-setup.ts'
import { openKeychain } from './open-keychain.ts'
import { hasPractice, startPractice, unsetPortal } from './practice-portal.ts'
import { runtimeName } from './runtime-name.ts'

/** A page that crashes more often than this isn't reloaded automatically. */
const PAGE_ENDS = { most: 3, withinMs: 60_000 } as const

/** The addresses where none is set and the build has no practice portal: sign-in asks for one. No host has this name, in any network. */
const NO_PORTAL: Hosts = {
  api: 'https://no-portal.invalid',
  listing: 'https://no-portal.invalid',
  checkout: 'https://no-portal.invalid',
}

const folder = app.getPath('userData')
const log = openLog(join(folder, 'logs'), Date.now)
const isOrdering = () => services?.accounts.busy() === true
const windows = createWindows({
  openMain: () => openWindow(folder),
  mayClose: () => !isOrdering(),
  quit: () => app.quit(),
  openBeside: openExtraWindow,
  show: showIn,
})
let services: Services | undefined

process.on('uncaughtException', (error) => log.fault('uncaught exception', error))
process.on('unhandledRejection', (error) => log.fault('unhandled rejection', error))

/** Starts StoreDesk once Electron is ready; returns the function that follows links from outside. Throws if it can't start. */
export async function run(watch: StartWatch): Promise<(link: string) => void> {
  await app.whenReady()
  const { links } = await start(watch)
  return (link) => links.receive(link)
}

async function start(watch: StartWatch): Promise<Services> {
  makeOwnFolder(folder)
  setAppId()
  // An installed StoreDesk takes the portal's address from its own file, not from the environment.
  const environment = app.isPackaged ? {} : process.env
  const staged = [restoreStaged(folder, Date.now()), repairStaged(folder, Date.now())]
  const machine = app.isPackaged ? machineFile(process.platform, process.env) : undefined
  const config = readConfig(folder, environment, machine)
  if (!config.ok) throw new Error(config.error.message)
  log.setLevel(config.value.log)
  const practice = config.value.hosts === undefined ? await startPractice(folder) : undefined
  const hosts = config.value.hosts ?? practice?.hosts ?? NO_PORTAL
  const providers = practice?.providers ?? config.value.providers
  const tickets = createTickets()
  const pictures = createChosenPictures()
  servePages(hosts, tickets, pictures)

  const emit = createEmit(windows.all)
  const tellFront = createEmit(() => [windows.front()].flatMap((front) => front ?? []))
  const menu = setMenu((command) => tellFront('menu.chosen', { command }))
  sweepPlaces()
  services = composeServices({
    folder,
    hosts,
    // The practice portal's port changes at every start.
    portal: practice === undefined ? hosts.api : 'practice',
    reference: readReference(),
    workbookWorker: pathToFileURL(join(app.getAppPath(), 'out', 'main', 'workbook-worker.js')),
    backupWorker: pathToFileURL(join(app.getAppPath(), 'out', 'main', 'backup-worker.js')),
    loadKeychain: openKeychain(folder),
    noticesFile: join(app.getAppPath(), 'out', 'notices.json'),
    ...(practice === undefined ? {} : { practice }),
    providers,
    documentHosts: config.value.documentHosts,
    openPortalPage: (address) => openPortalPage(address, hosts.api),
    clock: Date.now,
    emit,
    log,
    dialogs: electronDialogs,
    printer: createPaperPrinter({
      tickets,
      preferred: () => services?.device.read().printer,
      printFrom: config.value.printFrom,
    }),
    pictures,
    about: (): About => ({
      version: app.getVersion(),
      runtime: runtimeName(),
      portal: config.value.hosts?.api ?? unsetPortal,
      hasPortal: hosts !== NO_PORTAL,
      practice: practice === undefined ? undefined : { users: practice.users },
      hasPractice,
      providers,
      notices: staged.filter((notice) => notice !== undefined),
    }),
    enableMenu: menu.enable,
    openCheckoutPage: (address) => openPortalPage(address, hosts.checkout),
    openLink: (url) => openLink(url, config.value.externalLinks),
    notify: (body, pressed) => showNotice(windows.main, body, pressed),
    openBeside: windows.openBeside,
    computer: electronComputer(windows.main),
    hostsFile: createHostsFile(folder, environment, hosts, machine),
    proxy: config.value.proxy,
    updates: updateSetup(config.value, watch),
  })
  registerBridge(
    createDispatch(services.handlers, (name, error) => log.fault(`defect in ${name}`, error)),
    (asking) => windows.all().includes(asking),
  )
  followServices(services)
  answerProxies(() => services?.proxyPasswords)
  await services.signIn.restore()
  open()
  services.updates.start()
  services.watching.start()
  log.note('started', { version: app.getVersion(), practice: practice !== undefined })
  return services
}

/** Deletes half-written files of an earlier run. */
function sweepPlaces(): void {
  const saved = (['downloads', 'documents', 'desktop'] as const).map((place) => app.getPath(place))
  for (const place of [folder, ...saved]) void sweepParts(place, Date.now())
}

/** Serves the windows' content: the built pages, pictures, papers and documents. */
function servePages(hosts: Hosts, tickets: Tickets, pictures: ChosenPictures): void {
  guardSession(electronSession.defaultSession)
  protocol.handle(
    APP_SCHEME,
    createPages({
      folder: join(app.getAppPath(), 'out', 'renderer'),
      picture: createPictures(hosts.api, (origin) => services?.findRoutes(origin) ?? Promise.resolve([DIRECT])),
      dress: (page) => (services === undefined ? page : themed(page, services.device.read())),
      paper: (ticket, page) => tickets.page(ticket, page),
      chosen: (id) => pictures.get(id),
      media: async (ticket, range) => services?.documentTickets.answer(ticket, range),
    }),
  )
}

/** Applies this computer's settings to the windows, and ties them to the signed-in account. */
function followServices({ device, session }: Services): void {
  applyTheme(device.read())
  device.onChange((settings) => {
    applyTheme(settings)
    for (const open of windows.all()) open.setBackgroundColor(windowGround())
  })
  session.onChange((state) => windows.belongTo(state.phase === 'signedIn' ? state.store.id : undefined))
}

function updateSetup({ updates }: Config, watch: StartWatch): UpdateSetup {
  const carried = readUpdateData(process.resourcesPath)
  return {
    version: app.getVersion(),
    platform: process.platform,
    isPackaged: app.isPackaged,
    feed: updates.feed ?? carried.feed,
    channel: updates.channel,
    root: carried.root,
    publishers: carried.publishers,
    askSystem: askWindows,
    watch,
    quit: () => app.quit(),
  }
}

function open(): void {
  const window = windows.openMain()
  let ends: readonly number[] = []
  window.webContents.on('render-process-gone', (_, { reason }) => {
    log.note('the page ended', { reason })
    if (reason === 'clean-exit') return
    const now = Date.now()
    ends = [...ends.filter((at) => now - at < PAGE_ENDS.withinMs), now]
    // Typed text is kept by main: a reloaded page finds it again. A page that keeps crashing needs the user's decision.
    if (ends.length <= PAGE_ENDS.most) window.reload()
    else dialog.showErrorBox(messages.windowEnds, messages.windowEndsHelp)
  })
}

app.on('second-instance', () => {
  const window = windows.main()
  if (window === undefined) return
  if (window.isMinimized()) window.restore()
  window.focus()
})

app.on('window-all-closed', () => app.quit())

// An order that is being sent is asked about at the next start in any case; the question spares the user the doubt.
app.on('before-quit', (event) => {
  if (services?.updates.installsAtQuit() === true) {
    event.preventDefault()
    void services.updates.installAtQuit().finally(() => app.quit())
    return
  }
  const window = windows.main()
  if (window === undefined || !isOrdering()) return
  event.preventDefault()
  void dialog
    .showMessageBox(window, {
      type: 'warning',
      message: messages.quitsWhileOrdering,
      detail: messages.quitsWhileOrderingHelp,
      buttons: ['Stay', 'Quit'],
      defaultId: 0,
      cancelId: 0,
    })
    .then(({ response }) => {
      if (response !== 1) return
      services?.close()
      app.exit()
    })
})

app.on('will-quit', () => services?.close())
