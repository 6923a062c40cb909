/** What stands around every screen before somebody is signed in. */
import type { ReactNode } from 'react'
import { useApp } from '../../app/app-state.ts'
import { SettingsLink } from '../../app/device-settings/settings-link.tsx'
import { BrandMark } from '../../app/shell/brand-mark.tsx'
import classes from './sign-in.module.css'

export interface SessionFrameProps {
  readonly children: ReactNode
  /** What is added on the practice portal. */
  readonly practice?: string
}

export function SessionFrame({ children, practice }: SessionFrameProps) {
  const onPractice = useApp((app) => app.about?.practice !== undefined)
  return (
    <div className={classes.page}>
      <aside className={classes.aside}>
        <span className={classes.brand}>
          <BrandMark size={34} />
          StoreDesk
        </span>
        <p className={classes.pitch}>The back office of your store</p>
        <p className={classes.text}>
          Fill the cart, see what each warehouse can give, order, and follow it to the invoice.
        </p>
      </aside>
      <main className={classes.main}>
        {onPractice && (
          <p className={classes.practice}>
            <strong>Practice portal</strong> – orders here are not real.
            {practice !== undefined && ` ${practice}`}
          </p>
        )}
        <div className={classes.forms}>{children}</div>
        <SettingsLink />
      </main>
    </div>
  )
}
