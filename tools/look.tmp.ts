import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Complaints, openApp } from '../tests/e2e/fixture.ts'
import { signIn } from '../tests/e2e/steps.ts'

const out = '/tmp/look'
mkdirSync(out, { recursive: true })
const profile = mkdtempSync(join(tmpdir(), 'look-'))
const complaints = new Complaints()
const { app, window, close } = await openApp(profile, {}, complaints)
const shot = async (name: string) => {
  await window.waitForTimeout(400)
  await window.screenshot({ path: join(out, name + '.png') })
}
try {
  await window.setViewportSize({ width: 1366, height: 768 })
  await signIn(window)
  await window.waitForTimeout(1500)
  await shot('home')
  await window.getByRole('button', { name: /^Notices/ }).click()
  await shot('bell')
  await window.keyboard.press('Escape')
  await window.keyboard.press('Alt+3')
  await window.waitForTimeout(1500)
  await shot('history')
  await window.getByRole('button', { name: 'Export' }).click()
  await shot('export')
  await window.keyboard.press('Escape')
  await window.getByRole('button', { name: 'Columns' }).click()
  await shot('columns')
  await window.keyboard.press('Escape')
  await window.getByRole('button', { name: 'Ordered: usual spans' }).click()
  await shot('presets')
  await window.getByRole('menuitem', { name: 'Last 3 months' }).click()
  await window.waitForTimeout(1200)
  await shot('three-months')
  await window.getByRole('combobox', { name: 'Status' }).click()
  await window.getByRole('option', { name: 'Delivered' }).click()
  await window.waitForTimeout(1500)
  await shot('delivered')
  await window.keyboard.press('Control+f')
  await window.keyboard.type('gap')
  await shot('find')
  await window.keyboard.press('Enter')
  await window.keyboard.press('Escape')
  await window
    .getByRole('link', { name: /^Gap report of/ })
    .first()
    .click()
  await window.waitForTimeout(1500)
  await shot('gaps')
  await window.getByRole('tab', { name: /^Lines/ }).click()
  await window.waitForTimeout(800)
  await shot('lines')
  await window.evaluate(() => {
    history.pushState({}, '', '/home/account/arsReport')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await window.waitForTimeout(1500)
  await shot('ars')
} catch (e) {
  console.log(String(e))
  await shot('failed')
} finally {
  await close()
  console.log(complaints)
}
