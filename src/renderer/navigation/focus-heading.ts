/** Focuses the screen's heading for keyboard users, unless the screen has already focused something itself. */
export function focusHeading(): void {
  const main = document.getElementById('screen')
  if (main === null || main.contains(document.activeElement)) return
  const heading = main.querySelector('h1')
  if (heading !== null) heading.tabIndex = -1
  const place = heading ?? main
  place.focus({ preventScroll: true })
}
