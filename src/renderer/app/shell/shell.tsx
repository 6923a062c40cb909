/** The frame of every screen except sign-in: navbar, banners, the screen, the palette. */
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PlayerBar } from '../../documents/player/player-bar.tsx'
import { focusHeading } from '../../navigation/focus-heading.ts'
import { focusRows } from '../../navigation/to-rows.ts'
import { useScans } from '../../scans/use-scanner.ts'
import { KeepSignedInPrompt } from '../../session/accounts/keep-signed-in.tsx'
import { TourCard } from '../../tour/tour-card.tsx'
import { Banners } from './banners.tsx'
import { DropAnywhere } from './drop-anywhere.tsx'
import { Palette } from './palette.tsx'
import classes from './shell.module.css'

export interface ShellProps {
  /** A store's bar or a pharmacy's. */
  readonly navbar: ReactNode
}

export function Shell({ navbar }: ShellProps) {
  const { pathname } = useLocation()
  useScans()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#screen">
        Skip to content
      </a>
      <button type="button" className={classes.skip} onClick={() => focusRows() || focusHeading()}>
        Skip to the table
      </button>
      {navbar}
      <Banners />
      <main className={classes.screen} id="screen" tabIndex={-1} key={pathname}>
        <Outlet />
        <TourCard />
      </main>
      <PlayerBar />
      <Palette />
      <DropAnywhere />
      <KeepSignedInPrompt />
    </div>
  )
}
