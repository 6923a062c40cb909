/** Music and films that play in stores; music is of a store's own signage. */
import type { AreaCalls } from '../../practice.ts'

const SONGS = ['Morning in the nursery', 'Little steps', 'Monsoon rhyme', 'Closing time'] as const
const FILMS = ['Winter wear', 'The first pram'] as const

const fileOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

export const musicCalls: AreaCalls<'music'> = {
  intellikit: (_, { account: { store } }) =>
    SONGS.map((name, nth) => ({
      id: String(nth + 1),
      name,
      signage: store.fcf.signage,
      url: `media/music/${fileOf(name)}.mp3`,
    })),
  commercials: () => FILMS.map((name, nth) => ({ id: String(nth + 1), name, url: `media/films/${fileOf(name)}.webm` })),
}
