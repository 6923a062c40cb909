/** electron-updater, with the trusted feed as its only source, downloading through the usual proxies. */
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import {
  type CustomPublishOptions,
  configureRequestOptions,
  configureRequestUrl,
  type DownloadOptions,
  HttpExecutor,
  type UpdateInfo,
} from 'builder-util-runtime'
import { AppImageUpdater, type BaseUpdater, NsisUpdater, Provider } from 'electron-updater'
import type { AppAdapter } from 'electron-updater/out/AppAdapter.js'
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js'
import type { Agents } from '../portal/routes.ts'
import { abortBeyond, endAfter, type FeedTimeouts } from './feed-limits.ts'
import type { Release } from './trusted-releases.ts'

export interface UpdaterDeps {
  readonly platform: string
  readonly feed: string
  /** The file with electron-updater's own settings. */
  readonly config: string
  /** The last release that was found trusted. */
  readonly release: () => Release | undefined
  /** The ways out, as found before the download started. */
  readonly agents: () => Agents
  readonly patience: FeedTimeouts
  /** Replaces the running program in tests. */
  readonly app?: AppAdapter
  readonly log: (line: string) => void
}

/** Size limit of any other request of electron-updater: there is none today. */
const MOST_OTHERWISE = 1_048_576

/**
 * Uses plain Node requests, which go through the device's proxy, and work in tests. No redirects: the feed is a single place. No request
 * exceeds the installer's signed length, or runs without a timeout.
 */
class FeedExecutor extends HttpExecutor<ClientRequest> {
  readonly #deps: UpdaterDeps
  constructor(deps: UpdaterDeps) {
    super()
    this.#deps = deps
    // The type allows only the literal 10.
    Object.assign(this, { maxRedirects: 0 })
  }

  override createRequest(options: RequestOptions, callback: (response: IncomingMessage) => void): ClientRequest {
    const { httpAgent, httpsAgent } = this.#deps.agents()
    const request =
      options.protocol === 'http:'
        ? http.request({ ...options, agent: httpAgent }, callback)
        : https.request({ ...options, agent: httpsAgent }, callback)
    abortBeyond(request, this.#bytesDue(options.path ?? ''))
    endAfter(request, this.#deps.patience.installer)
    return request
  }

  /** Returns the signed length of an installer. */
  #bytesDue(path: string): number {
    const { feed, release } = this.#deps
    const file = release()?.files.find(({ url }) => new URL(url, feed).pathname === path)
    return file?.size ?? MOST_OTHERWISE
  }

  /** Downloads into a file, whose hash is checked; called by electron-updater. */
  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      const request: RequestOptions = { headers: options.headers ?? undefined }
      configureRequestUrl(url, request)
      configureRequestOptions(request)
      // No argument at all, not null, means success.
      const callback = (error?: Error | null) => (error ? reject(error) : resolve(destination))
      this.doDownload(request, { destination, options, onCancel, callback, responseHandler: null }, 0)
    })
  }
}

export function createUpdater(deps: UpdaterDeps): BaseUpdater {
  const { platform, feed, release, log, app } = deps
  const updater = platform === 'win32' ? new NsisUpdater(undefined, app) : new AppImageUpdater(undefined, app)
  const executor = new FeedExecutor(deps)
  // Declared readonly and set by the constructor: Electron's own executor wouldn't use the device's proxy.
  Object.defineProperty(updater, 'httpExecutor', { value: executor })
  class TrustedProvider extends Provider<UpdateInfo> {
    // Called by electron-updater with three arguments; its parent takes only the last.
    constructor(_options: CustomPublishOptions, _updater: unknown, runtime: ProviderRuntimeOptions) {
      super(runtime)
    }

    override async getLatestVersion(): Promise<UpdateInfo> {
      const found = release()
      if (found === undefined) throw new Error('No release was found trusted')
      const { files, stagingPercentage, ...described } = found
      const [first] = files
      return {
        ...described,
        ...(stagingPercentage !== undefined && { stagingPercentage }),
        files,
        path: first?.url ?? '',
        sha512: first?.sha512 ?? '',
      }
    }

    override resolveFiles({ files }: UpdateInfo) {
      return files.map((info) => ({ url: new URL(info.url, feed), info }))
    }
  }
  // Before the feed is set, because that would reset it.
  updater.updateConfigPath = deps.config
  updater.setFeedURL({ provider: 'custom', updateProvider: TrustedProvider } as CustomPublishOptions)
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.allowDowngrade = false
  updater.disableWebInstaller = true
  // Block maps aren't signed and are unpacked in memory: a small one can expand to gigabytes.
  updater.disableDifferentialDownload = true
  updater.logger = { info: log, warn: log, error: log }
  return updater
}
