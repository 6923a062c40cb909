/** Banners for lasting states: the practice portal, a portal that is down, a sign-in kept only in memory, notices of this start. */
import { messages, say } from '../../../shared/messages.ts'
import { NetBand } from '../../notices/net-band.tsx'
import { useIsPortalDown } from '../../parts/net.ts'
import { Notice } from '../../parts/notice.tsx'
import { closeNotice, useApp } from '../../session/app-state.ts'
import { setDevice, useDevice } from '../../theme/device.ts'
import { InstallUpdate } from '../../updates/install-update.tsx'
import { useUpdates } from '../../updates/updates.ts'
import { ActingBanner } from './acting-banner.tsx'
import classes from './shell.module.css'

export function Banners() {
  const { about, session, closedNotices } = useApp()
  const isPortalDown = useIsPortalDown()
  const knowsTokenInMemory = useDevice((device) => device.knowsTokenInMemory)
  const isInMemory = session.phase === 'signedIn' && session.vault === 'memory' && !knowsTokenInMemory
  const ready = useReady()
  const notices = (about?.notices ?? []).filter((notice) => !closedNotices.includes(notice))
  return (
    <aside aria-label="Messages">
      {about?.practice !== undefined && (
        <p className={classes.practice}>
          <strong>Practice portal</strong> – orders here are not real
        </p>
      )}
      <ActingBanner />
      {(isPortalDown || isInMemory || ready !== undefined || notices.length > 0) && (
        <div className={classes.notices}>
          <NetBand />
          {notices.map((notice) => (
            <Notice key={notice} onClose={() => closeNotice(notice)}>
              {notice}
            </Notice>
          ))}
          {ready !== undefined && (
            <Notice actions={<InstallUpdate size="compact-sm" />} onClose={() => closeNotice(ready)}>
              {ready}
            </Notice>
          )}
          {isInMemory && (
            <Notice onClose={() => setDevice({ knowsTokenInMemory: true })}>{messages.tokenInMemory}</Notice>
          )}
        </div>
      )}
    </aside>
  )
}

/** The message about a new version that is ready, shown once per version. */
function useReady(): string | undefined {
  const state = useUpdates().data?.state
  const closed = useApp(({ closedNotices }) => closedNotices)
  const text = state?.phase === 'ready' ? say('updateReady', { version: state.version }) : undefined
  return text !== undefined && closed.includes(text) ? undefined : text
}
