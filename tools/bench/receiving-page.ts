/** What runs inside the page while a load is opened: each function stands alone, for it is sent there as text. */

/** Milliseconds from now until products of the load are on the screen, after `path` was gone to. */
export function loadDrawn(path: string): Promise<number> {
  const begun = performance.now()
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[aria-label="Products of the load"] [role="row"][data-id]') === null) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      // The next task after the one that lays out and paints.
      port1.onmessage = () => resolve(performance.now() - begun)
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  })
}

/** Goes to a screen without a load, and is back when no product is there any more. */
export function loadLeft(path: string): Promise<void> {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[aria-label="Products of the load"] [role="row"][data-id]') === null) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}
