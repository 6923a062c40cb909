/** The meaning of a word's colour. The word must be clear without it. */
export type Tone = 'calm' | 'busy' | 'good' | 'warn' | 'bad'
