/** The frame of a pharmacy's screens: a navbar of its own, and the shell's banners and palette. */
import { Outlet, useLocation } from 'react-router-dom'
import { Banners } from '../shell/banners.tsx'
import { Palette } from '../shell/palette.tsx'
import classes from '../shell/shell.module.css'
import { PharmacyNavbar } from './pharmacy-navbar.tsx'

export function PharmacyFrame() {
  const { pathname } = useLocation()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#screen">
        Skip to the screen
      </a>
      <PharmacyNavbar />
      <Banners />
      <main className={classes.screen} id="screen" tabIndex={-1} key={pathname}>
        <Outlet />
      </main>
      <Palette />
    </div>
  )
}
