/** The palette, Ctrl+K: opens a screen, an order or a product, or runs a command. */
import { Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Store } from '../../../shared/domain/people/store.ts'
import { chooseFirst, paletteStore } from '../../navigation/palette-store.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import { useStore } from '../../session/app-state.ts'
import classes from './palette.module.css'
import { usePaletteItems } from './palette-items.ts'

const ICON = 16
const NAME = 'Go to'
const PROMPT = 'Go to a screen, order or product, or run a command'

export function Palette() {
  const store = useStore()
  return store === undefined ? null : <PaletteOf store={store} />
}

function PaletteOf({ store }: { readonly store: Store }) {
  const [query, setQuery] = useState('')
  // Rerenders when the palette opens, so that the buttons of the screen are read then.
  useSpotlight(paletteStore)
  useTypedAhead((letter) => setQuery((before) => before + letter))
  const { groups, isAsking } = usePaletteItems(store, query)
  const listedIds = groups.flatMap(({ items }) => items.map(({ id }) => id)).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is listed
  useEffect(() => {
    if (query.trim() !== '') chooseFirst()
  }, [query, listedIds])
  const isEmpty = groups.every(({ items }) => items.length === 0)
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      store={paletteStore}
      shortcut={null}
      attributes={{ content: { 'aria-label': NAME } }}
      lockScroll={false}
      scrollable
      maxHeight="60dvh"
      classNames={{ inner: classes.inner ?? '' }}
    >
      <Spotlight.Search
        leftSection={<IconSearch size={ICON} aria-hidden />}
        placeholder={PROMPT}
        aria-label={PROMPT}
        maxLength={100}
      />
      <Spotlight.ActionsList>
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ title, items }) => (
            <Spotlight.ActionsGroup key={title} label={title}>
              {items.map(({ id, label, about, icon: Icon, keys, run }) => (
                <Spotlight.Action
                  key={id}
                  label={label}
                  leftSection={<Icon size={ICON} aria-hidden />}
                  rightSection={
                    <span className={classes.about}>
                      {about}
                      {keys !== undefined && <KeyHint keys={keys} />}
                    </span>
                  }
                  onClick={run}
                />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        {isEmpty && <Spotlight.Empty>{isAsking ? 'Asking the portal…' : 'No results'}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Also passes on letters typed before the field has the focus. */
function useTypedAhead(onLetter: (letter: string) => void): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey
      const isThere = document.activeElement?.closest(`[role="dialog"][aria-label="${NAME}"]`)
      if (!isLetter || isThere || !paletteStore.getState().opened) return
      event.preventDefault()
      event.stopPropagation()
      onLetter(event.key)
    }
    window.addEventListener('keydown', take, true)
    return () => window.removeEventListener('keydown', take, true)
  })
}
