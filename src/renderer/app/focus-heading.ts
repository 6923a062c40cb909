/** Brings whoever goes by keyboard to the screen's heading; where the screen has put the focus itself, it stays. */
export function focusHeading(): void {
  const main = document.getElementById('screen')
  if (main === null || main.contains(document.activeElement)) return
  const heading = main.querySelector('h1')
  if (heading !== null) heading.tabIndex = -1
  const place = heading ?? main
  place.focus({ preventScroll: true })
}
