/** The frame of every screen before sign-in. */
import type { ReactNode } from 'react'
import type { Code } from '../../../shared/domain/scanning/scanned-code.ts'
import { messages } from '../../../shared/messages.ts'
import { SettingsLink } from '../../device-settings/settings-link.tsx'
import { NetBand } from '../../notices/net-band.tsx'
import { BrandMark } from '../../parts/brand-mark.tsx'
import { useScanner, useScans, warn } from '../../scans/use-scanner.ts'
import { useApp } from '../../session/app-state.ts'
import classes from './sign-in.module.css'

export interface SessionFrameProps {
  readonly children: ReactNode
  /** Text added on the practice portal. */
  readonly practice?: string
}

/** True for codes that a scanner in a store reads. Other text may be a password that a program types. */
const isOfStore = ({ kind, text }: Code): boolean => kind !== 'other' && !(isPart(kind) && /\D/.test(text))
const isPart = (kind: Code['kind']): boolean => kind === 'torn' || kind === 'unread'

/** Keeps scans out of the fields: a user who goes on scanning is looking at the goods. */
function useScansKeptAway(): void {
  useScans()
  useScanner(() => warn(messages.scanSignedOut), isOfStore)
}

export function SessionFrame({ children, practice }: SessionFrameProps) {
  useScansKeptAway()
  const onPractice = useApp((app) => app.about?.practice !== undefined)
  return (
    <div className={classes.page}>
      <aside className={classes.aside}>
        <span className={classes.brand}>
          <BrandMark size={34} />
          StoreDesk
        </span>
        <p className={classes.pitch}>The back office of your store</p>
        <p className={classes.text}>{messages.storeDeskAbout}</p>
      </aside>
      <main className={classes.main}>
        <NetBand />
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
