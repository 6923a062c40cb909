/** Everything that the handlers of the bridge may need. */

import type { About } from '../shared/bridge/app.ts'
import type { CommandName } from '../shared/commands.ts'
import type { Result } from '../shared/errors.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { HostsFile } from './config/change-hosts.ts'
import type { Dialogs } from './files/dialogs.ts'
import type { ReadBooks } from './files/workbook-reader.ts'
import type { Clock, Emit } from './handlers.ts'
import type { AppLinks } from './links/app-links.ts'
import type { DocumentTickets } from './media/document-tickets.ts'
import type { ChosenPictures } from './paper/chosen-pictures.ts'
import type { PaperPrinter } from './paper/paper-handlers.ts'
import type { Hosts } from './portal/axios-client.ts'
import type { PortalService } from './portal/portal-service.ts'
import type { ProxyPasswords } from './portal/proxy-passwords.ts'
import type { FindRoutes, OperatorsProxy } from './portal/routes.ts'
import type { Reference } from './reference.ts'
import type { Acting } from './session/acting.ts'
import type { CurrentSession } from './session/session.ts'
import type { SessionService } from './session/session-service.ts'
import type { Computer } from './settings/computer.ts'
import type { DeviceStore } from './settings/device-store.ts'
import type { UserStores } from './store/user-stores.ts'
import type { BackupThread } from './support/backup-thread.ts'
import type { UpdateService } from './updates/update-service.ts'

/** The parts that the desktop provides. */
export interface Surroundings {
  readonly reference: Reference
  readonly clock: Clock
  readonly emit: Emit
  readonly dialogs: Dialogs
  readonly printer: PaperPrinter
  readonly pictures: ChosenPictures
  readonly about: () => About
  readonly openLink: (url: string) => Promise<Result<undefined>>
  /** Opens a page of the checkout host in the system's browser. */
  readonly openCheckoutPage: (address: string) => Promise<Result<undefined>>
  /** Sign-in codes and reset tokens that the practice portal shows instead of sending them to a phone or mailbox. */
  readonly practice?: {
    readonly codeFor: (email: string) => string | undefined
    readonly resetTokenFor: (email: string) => string | undefined
  }
  /** Shows a notification of the operating system; `pressed` is called when the user clicks it. */
  readonly notify: (body: string, pressed: () => void) => void
  /** Opens a path of the app in a window beside the main one. */
  readonly openBeside: (path: string) => void
  readonly computer: Computer
  /** The profile folder. */
  readonly folder: string
  /** The licences of the software in this build, written by the build. */
  readonly noticesFile: string
  readonly hosts: Hosts
  /** Names of further hosts that serve the portal's documents. */
  readonly documentHosts?: readonly string[]
  readonly hostsFile: HostsFile
  /** The proxy, if the operator sets one. */
  readonly proxy?: OperatorsProxy | undefined
  /** The portal's timeout, if it isn't the usual one. */
  readonly timeoutMs?: number
  /** Disables every entry of the window's menu except these. */
  readonly enableMenu: (commands: readonly CommandName[]) => void
}

/** Everything that a duty may need; each takes its part. */
export interface HandlersContext
  extends Surroundings,
    Pick<PortalService, 'client' | 'own' | 'net' | 'recent' | 'invalidate'> {
  readonly session: CurrentSession
  readonly signIn: SessionService
  readonly acting: Acting
  readonly links: AppLinks
  readonly accounts: Accounts
  readonly updates: UpdateService
  readonly stores: UserStores
  readonly device: DeviceStore
  readonly findRoutes: FindRoutes
  readonly proxyPasswords: ProxyPasswords
  readonly readBooks: ReadBooks
  readonly backups: BackupThread
  readonly documentTickets: DocumentTickets
  readonly notices: readonly string[]
  /** Called when the page asks for the current state; it listens from then on. */
  readonly pageListens: () => void
}
