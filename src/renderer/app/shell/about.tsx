/** The build, for users who call support, and the third-party software it contains. */
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useApp } from '../../session/app-state.ts'
import classes from './about.module.css'
import { openThirdParty } from './third-party.tsx'

function AboutText() {
  const about = useApp((app) => app.about)
  const session = useApp((app) => app.session)
  if (about === undefined) return null
  const rows = [
    ['Version', about.version],
    ['Runs on', about.runtime],
    ['Portal', about.practice === undefined ? about.portal : 'Practice portal'],
    [
      'Sign-in is kept',
      session.phase === 'signedIn' && session.vault === 'memory' ? 'until StoreDesk closes' : 'safely by this computer',
    ],
  ] as const
  return (
    <>
      <dl className={classes.facts}>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" onClick={openThirdParty}>
        Third-party notices
      </Button>
    </>
  )
}

export const openAbout = (): void =>
  void modals.open({ modalId: 'about', title: 'About StoreDesk', children: <AboutText /> })
