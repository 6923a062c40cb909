/** Two sounds for users whose eyes are on the boxes: one for a counted product, one that asks them to look at the screen. */
import { settingNow } from '../bridge/settings.ts'

export type ScanSound = 'counted' | 'look'

/** Hertz and seconds, one tone after the other. */
const TONES: Readonly<Record<ScanSound, readonly (readonly [pitch: number, length: number])[]>> = {
  counted: [[1320, 0.09]],
  look: [
    [330, 0.16],
    [247, 0.26],
  ],
}
const LOUDNESS = 0.2

export const DEFAULT_SOUND = { isOn: true }

let output: AudioContext | undefined

/** Plays a sound; silent if the user has switched sounds off or the computer has no audio. */
export function scanSound(sound: ScanSound): void {
  if (!settingNow('scanSound', DEFAULT_SOUND).isOn || typeof AudioContext === 'undefined') return
  try {
    output ??= new AudioContext()
    void output.resume().catch(() => undefined)
    let at = output.currentTime
    for (const [pitch, length] of TONES[sound]) {
      play(output, pitch, at, length)
      at += length
    }
  } catch {
    // Without audio, the screen still shows the result.
  }
}

function play(to: AudioContext, pitch: number, at: number, length: number): void {
  const [tone, volume] = [to.createOscillator(), to.createGain()]
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(LOUDNESS, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + length)
  tone.connect(volume).connect(to.destination)
  tone.start(at)
  tone.stop(at + length)
}
