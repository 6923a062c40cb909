/** What runs inside the page while suggestions are measured: sent there as text. */

/** From now on what a key took until its suggestions were on the screen is noted, in `globalThis.suggested`. */
export function watchSuggestions(): void {
  const suggested: number[] = []
  let key: number | undefined
  const options = () => document.querySelectorAll('[role="listbox"] [role="option"]').length
  addEventListener(
    'keydown',
    (pressed) => {
      // Not what empties the field.
      if (pressed.key.length > 1) return
      key = performance.now()
      const begun = key
      const look = () => {
        if (key !== begun) return
        // The text itself is the first of them.
        if (options() < 2) {
          requestAnimationFrame(look)
          return
        }
        key = undefined
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => suggested.push(performance.now() - begun)
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
  Object.assign(globalThis, { suggested })
}
