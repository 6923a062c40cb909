/** Opening and leaving the app's own screens from inside the page. */

const goTo = (path: string): void => {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

/** Resolves in the first task after the one that lays out and paints what `isDone` waits for. */
export function drawn(isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isDone()) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  })
}

/** Goes to a path and waits until something is drawn; returns when that was, in milliseconds since 1970. */
export async function open(path: string, selector: string): Promise<number> {
  goTo(path)
  await drawn(() => document.querySelector(selector) !== null)
  return performance.timeOrigin + performance.now()
}

/** Goes to a path and waits until something is gone. */
export async function leave(path: string, selector: string): Promise<void> {
  goTo(path)
  await drawn(() => document.querySelector(selector) === null)
}
