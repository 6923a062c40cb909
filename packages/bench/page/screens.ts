/** Opens and leaves the app's own screens from inside the page. */

const goTo = (path: string): void => {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

/** Resolves in the first task after the frame in which `isDone` is true has been laid out and painted. */
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

/** Opens a path and waits until the element is drawn; returns the time, in milliseconds since 1970. */
export async function open(path: string, selector: string): Promise<number> {
  goTo(path)
  await drawn(() => document.querySelector(selector) !== null)
  return performance.timeOrigin + performance.now()
}

/** Opens a path and waits until the element is gone. */
export async function leave(path: string, selector: string): Promise<void> {
  goTo(path)
  await drawn(() => document.querySelector(selector) === null)
}
