/** electron-updater, told what to install by the trusted feed alone, and fetching over the way out that everything takes. */
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
import { endAfter, endBeyond, type FeedPatience } from './feed-limits.ts'
import type { Release } from './trusted-releases.ts'

export interface UpdaterDeps {
  readonly platform: string
  readonly feed: string
  /** The file with electron-updater's own settings. */
  readonly config: string
  /** The release that was found trusted last. */
  readonly release: () => Release | undefined
  /** The way out, as it was found before the download began. */
  readonly agents: () => Agents
  readonly patience: FeedPatience
  /** Stands for the running program in tests. */
  readonly app?: AppAdapter
  readonly log: (line: string) => void
}

/** Bytes of whatever else electron-updater may ask for: nothing today. */
const MOST_OTHERWISE = 1_048_576

/**
 * Plain Node requests: so it goes through the device's proxy, and wherever tests run. No redirects: the feed is one place. No request
 * takes more than the installer's signed length, or goes on without an end.
 */
class FeedExecutor extends HttpExecutor<ClientRequest> {
  readonly #deps: UpdaterDeps
  constructor(deps: UpdaterDeps) {
    super()
    this.#deps = deps
    // Its type says 10 and nothing else.
    Object.assign(this, { maxRedirects: 0 })
  }

  override createRequest(options: RequestOptions, callback: (response: IncomingMessage) => void): ClientRequest {
    const { httpAgent, httpsAgent } = this.#deps.agents()
    const request =
      options.protocol === 'http:'
        ? http.request({ ...options, agent: httpAgent }, callback)
        : https.request({ ...options, agent: httpsAgent }, callback)
    endBeyond(request, this.#bytesDue(options.path ?? ''))
    endAfter(request, this.#deps.patience.installer)
    return request
  }

  /** The signed length of an installer. */
  #bytesDue(path: string): number {
    const { feed, release } = this.#deps
    const file = release()?.files.find(({ url }) => new URL(url, feed).pathname === path)
    return file?.size ?? MOST_OTHERWISE
  }

  /** Into a file, whose hash is checked; called by electron-updater. */
  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      const asked: RequestOptions = { headers: options.headers ?? undefined }
      configureRequestUrl(url, asked)
      configureRequestOptions(asked)
      // Nothing at all, not null, means that it went well.
      const callback = (error?: Error | null) => (error ? reject(error) : resolve(destination))
      this.doDownload(asked, { destination, options, onCancel, callback, responseHandler: null }, 0)
    })
  }
}

export function createUpdater(deps: UpdaterDeps): BaseUpdater {
  const { platform, feed, release, log, app } = deps
  const updater = platform === 'win32' ? new NsisUpdater(undefined, app) : new AppImageUpdater(undefined, app)
  const executor = new FeedExecutor(deps)
  // Declared readonly and set by the constructor: with Electron's own, the device's proxy wouldn't be asked.
  Object.defineProperty(updater, 'httpExecutor', { value: executor })
  class TrustedProvider extends Provider<UpdateInfo> {
    // Made by electron-updater, which hands over three things; its parent takes the last alone.
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
  // Before the feed, which it would forget.
  updater.updateConfigPath = deps.config
  updater.setFeedURL({ provider: 'custom', updateProvider: TrustedProvider } as CustomPublishOptions)
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.allowDowngrade = false
  updater.disableWebInstaller = true
  // Block maps aren't signed, and are unpacked in memory: a small one can stand for gigabytes.
  updater.disableDifferentialDownload = true
  updater.logger = { info: log, warn: log, error: log }
  return updater
}
