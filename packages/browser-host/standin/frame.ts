/** `WebFrameMain`: one object for a frame's whole life, with the frame's current state. */
import { originOf } from '../addresses.ts'
import type { Frame } from '../surface.ts'
import { provided } from './provided.ts'

type Provided = Pick<
  Electron.WebFrameMain,
  | 'url'
  | 'origin'
  | 'name'
  | 'routingId'
  | 'processId'
  | 'osProcessId'
  | 'frameTreeNodeId'
  | 'frameToken'
  | 'detached'
  | 'visibilityState'
  | 'isDestroyed'
  | 'send'
  | 'executeJavaScript'
  | 'parent'
  | 'top'
  | 'frames'
  | 'framesInSubtree'
>

interface Owner {
  readonly send: (channel: string, ...args: unknown[]) => void
  readonly executeJavaScript: (code: string, userGesture?: boolean) => Promise<unknown>
  readonly isDestroyed: () => boolean
}

let last = 0

/** The top frame of a window; `now` returns what it shows. */
export function topFrame(owner: Owner, now: () => Frame): Electron.WebFrameMain {
  last += 1
  const number = last
  const frame: Provided = provided('WebFrameMain', {
    get url() {
      return now().url === 'about:blank' ? '' : now().url
    },
    get origin() {
      return originOf(now().url)
    },
    get name() {
      return now().name
    },
    get frameToken() {
      return now().id
    },
    get top() {
      return frame as Electron.WebFrameMain
    },
    get framesInSubtree() {
      return [frame as Electron.WebFrameMain]
    },
    parent: null,
    frames: [],
    routingId: number,
    processId: number,
    osProcessId: 0,
    frameTreeNodeId: number,
    detached: false,
    visibilityState: 'visible',
    isDestroyed: () => owner.isDestroyed(),
    send: (channel: string, ...args: unknown[]) => owner.send(channel, ...args),
    executeJavaScript: (code: string, userGesture?: boolean) => owner.executeJavaScript(code, userGesture),
  })
  return frame as Electron.WebFrameMain
}
