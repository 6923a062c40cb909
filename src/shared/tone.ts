/** What the colour of a word means. The word alone must be enough. */
export type Tone = 'calm' | 'busy' | 'good' | 'warn' | 'bad'
