/** Music and films for stores; music belongs to a signage, or to all. */
import type { AreaCalls } from '../../practice.ts'

const SONGS = [
  'Morning in the nursery',
  'Little steps',
  'Monsoon rhyme',
  'Closing time',
  'Festival of lights',
  'Ten small fingers',
] as const
/** A playlist for stores of another signage. */
const ELSEWHERE = 'Photoshoot'
const FILMS = ['Winter wear', 'The first pram', 'Diwali gifts', 'Nappies through the night'] as const

const fileOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

export const musicCalls: AreaCalls<'music'> = {
  intellikit: (_, { account: { store } }) => [
    ...SONGS.map((name, nth) => ({
      id: String(nth + 1),
      name,
      signage: nth < 4 ? store.fcf.signage : '',
      url: `media/music/${fileOf(name)}.mp3`,
    })),
    ...(store.fcf.signage === ELSEWHERE
      ? []
      : [{ id: '90', name: 'Behind the camera', signage: ELSEWHERE, url: 'media/music/behind-the-camera.mp3' }]),
  ],
  commercials: () => FILMS.map((name, nth) => ({ id: String(nth + 1), name, url: `media/films/${fileOf(name)}.webm` })),
}
