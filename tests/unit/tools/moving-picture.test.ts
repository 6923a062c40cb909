/** A moving picture made of pictures: the first is what a program without animation shows. */
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chunksOf, movingPicture } from '../../../tools/tour/moving-picture.ts'

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey picture of one pixel's height. */
function greyOf(width: number, grey: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(1, 4)
  header[8] = 8
  const rows = deflateSync(Buffer.from([0, ...Array.from({ length: width }, () => grey)]))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

test('frames follow each other by number, each with its time, and the first stands where a still picture has its own', () => {
  const [first, second] = [greyOf(2, 10), greyOf(2, 20)]
  const chunks = chunksOf(movingPicture([first, second], 1500))
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND'])
  const still = chunksOf(first).find(({ type }) => type === 'IDAT')
  expect(chunks[3]?.data).toEqual(still?.data)
  const control = chunks.filter(({ type }) => type === 'fcTL')
  expect(control.map(({ data }) => data.readUInt32BE(0))).toEqual([0, 1])
  expect(control.map(({ data }) => [data.length, data.readUInt16BE(20), data.readUInt16BE(22)])).toEqual([
    [26, 1500, 1000],
    [26, 1500, 1000],
  ])
  expect(chunks[5]?.data.readUInt32BE(0)).toBe(2)
})

test('frames that differ in size, none at all, and what is no PNG are refused', () => {
  expect(() => movingPicture([greyOf(2, 1), greyOf(3, 1)], 1000)).toThrow('differ')
  expect(() => movingPicture([], 1000)).toThrow('needs a frame')
  expect(() => movingPicture([Buffer.from('GIF89a')], 1000)).toThrow('Not a PNG')
})
