/** The sheet behind `?`: every shortcut that works, from the table that the keyboard handler uses, and a glossary of business terms. */
import { modals } from '@mantine/modals'
import { commandNames, commandOf, LOCAL_KEYS } from '../../../shared/commands.ts'
import { GLOSSARY } from '../../../shared/messages/glossary.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import { isThere } from '../open-commands.ts'
import classes from './shortcuts.module.css'

type Line = readonly [keys: readonly string[], label: string]

const everywhere = () =>
  commandNames
    .filter(isThere)
    .map(commandOf)
    .flatMap(({ keys, label }): Line[] => (keys.length === 0 ? [] : [[keys, label]]))

function Section({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.lines}>
        {lines.map(([keys, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((one) => (
                <KeyHint key={one} keys={one} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Words = () => (
  <section className={classes.section}>
    <h3 className={classes.title}>Terms</h3>
    <dl className={classes.words}>
      {Object.entries(GLOSSARY).map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </section>
)

function Shortcuts() {
  return (
    <div className={classes.sheet}>
      <div>
        <Section title="Everywhere" lines={everywhere()} />
        <Words />
      </div>
      <div>
        {LOCAL_KEYS.map(({ title, keys }) => (
          <Section key={title} title={title} lines={keys.map(([one, label]) => [[one], label])} />
        ))}
      </div>
    </div>
  )
}

export const openShortcuts = (): void =>
  void modals.open({ modalId: 'shortcuts', title: 'Keyboard shortcuts and terms', size: 'xl', children: <Shortcuts /> })
