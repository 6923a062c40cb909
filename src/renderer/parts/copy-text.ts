/**
 * Copies text to the clipboard on a button press. It uses the page's copy event, as navigator.clipboard needs a permission that the window
 * doesn't grant.
 */
export function copyText(text: string): boolean {
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', write, { capture: true })
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', write, { capture: true })
  }
}
