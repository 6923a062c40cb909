/** Sound, film and pictures of the portal, in a page under our policy: they load by ticket, and can be seeked. */
import { expect, test } from '../fixture.ts'

test('a film, a song and a picture are shown by their tickets, and a song can be sought in', async ({
  window,
  ask,
  enter,
}) => {
  await enter('/home/notifications')
  const [song, film, picture] = await Promise.all([
    ask('documents.open', {
      call: 'music.intellikit',
      args: {},
      field: 'url',
      row: 'media/music/morning-in-the-nursery.mp3',
      request: 's',
    }),
    ask('documents.open', {
      call: 'music.commercials',
      args: {},
      field: 'url',
      row: 'media/films/winter-wear.webm',
      request: 'f',
    }),
    ask('documents.open', {
      call: 'policies.url',
      args: { query: { path: 'policies/exits.png' } },
      field: 'url',
      request: 'p',
    }),
  ])
  const tickets = [song, film, picture].map((opened) => opened.ticket)
  const shown = await window.evaluate(async ([sound = '', moving = '', still = '']) => {
    const ends = (element: HTMLElement, event: string) =>
      new Promise<string>((resolve) => {
        element.addEventListener(event, () => resolve(event), { once: true })
        element.addEventListener('error', () => resolve('error'), { once: true })
      })
    const audio = Object.assign(new Audio(), { src: `/media/${sound}` })
    const heard = await ends(audio, 'loadeddata')
    audio.currentTime = 12
    const sought = await ends(audio, 'seeked')
    const video = Object.assign(document.createElement('video'), { src: `/media/${moving}` })
    const seen = await ends(video, 'loadeddata')
    const image = Object.assign(new Image(), { src: `/media/${still}` })
    await ends(image, 'load')
    return { heard, sought, at: audio.currentTime, seen, size: [video.videoWidth, image.naturalWidth] }
  }, tickets)
  expect(shown).toEqual({ heard: 'loadeddata', sought: 'seeked', at: 12, seen: 'loadeddata', size: [64, 580] })
})
