/** What the menu, the keyboard and the palette can do on the screen that is open: screens say how, the shell asks. */
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { MenuCommand } from '../../shared/channels.ts'

/** Commands whose meaning depends on the screen. */
export type ScreenCommand = Extract<MenuCommand, 'print' | 'find' | 'refresh'>

type Offers = Readonly<Partial<Record<ScreenCommand, readonly (() => void)[]>>>

const useOffers = create<{ readonly offers: Offers }>(() => ({ offers: {} }))

const change = (command: ScreenCommand, to: (list: readonly (() => void)[]) => readonly (() => void)[]) =>
  useOffers.setState(({ offers }) => ({ offers: { ...offers, [command]: to(offers[command] ?? []) } }))

/** While mounted, `run` is what the command does; the newest offer counts. */
export function useCommand(command: ScreenCommand, run: () => void, enabled = true): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (!enabled) return
    const call = () => latest.current()
    change(command, (list) => [...list, call])
    return () => change(command, (list) => list.filter((entry) => entry !== call))
  }, [command, enabled])
}

/** Runs the command; false when the open screen has none. */
export function runCommand(command: ScreenCommand): boolean {
  const run = useOffers.getState().offers[command]?.at(-1)
  run?.()
  return run !== undefined
}

export const useHasCommand = (command: ScreenCommand): boolean =>
  useOffers(({ offers }) => (offers[command]?.length ?? 0) > 0)
