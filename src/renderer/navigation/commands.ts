/** The commands that the menu, the keyboard and the palette can run on the open screen. Screens register handlers, the shell runs them. */
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

/** Commands whose effect depends on the open screen. */
export const screenCommands = [
  'print',
  'find',
  'refresh',
  'search',
  'alternates',
  'closeGaps',
  'orderWhatThereIs',
  'fillUp',
] as const
export type ScreenCommand = (typeof screenCommands)[number]

type Offers = Readonly<Partial<Record<ScreenCommand, readonly (() => void)[]>>>

const useOffers = create<{ readonly offers: Offers }>(() => ({ offers: {} }))

const change = (command: ScreenCommand, to: (list: readonly (() => void)[]) => readonly (() => void)[]) =>
  useOffers.setState(({ offers }) => ({ offers: { ...offers, [command]: to(offers[command] ?? []) } }))

/** Registers `run` for the command while mounted; the newest registration wins. */
export function useCommand(command: ScreenCommand, run: () => void, enabled = true): void {
  const onCommand = useEffectEvent(run)
  useEffect(() => {
    if (!enabled) return
    const call = () => onCommand()
    change(command, (list) => [...list, call])
    return () => change(command, (list) => list.filter((entry) => entry !== call))
  }, [command, enabled])
}

export const runCommand = (command: ScreenCommand): void => useOffers.getState().offers[command]?.at(-1)?.()

/** True if something on screen handles the command. */
export const hasCommand = (command: ScreenCommand): boolean => (useOffers.getState().offers[command]?.length ?? 0) > 0

/** Calls the listener whenever the available commands may have changed. */
export const onCommands = (listener: () => void): void => void useOffers.subscribe(listener)
