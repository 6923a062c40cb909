import { expect, it } from 'vitest'
import { isOnShare, type PlaceDeps } from '../../../../src/main/store/place.ts'

const absent = (): never => {
  throw new Error('ENOENT')
}
const windows = (realPath: PlaceDeps['realPath'] = absent): PlaceDeps => ({
  platform: 'win32',
  realPath,
  fileSystem: () => 0,
})

it.each([
  String.raw`\\server\profiles$\user1\AppData\StoreDesk`,
  '//server/profiles/StoreDesk',
  String.raw`\\?\UNC\server\share\StoreDesk`,
  String.raw`\\10.0.0.5\share\आरव #1`,
  String.raw`\\server@SSL\DavWWWRoot\StoreDesk`,
])('%s is on a share', (folder) => {
  expect(isOnShare(folder, windows())).toBe(true)
})

it.each([
  String.raw`C:\Users\user1\AppData\Roaming\StoreDesk`,
  'Z:/work/profile',
  String.raw`\\?\C:\Users\user1\a very long path`,
  String.raw`\\.\C:\StoreDesk`,
  'C:/',
])('%s is on this computer', (folder) => {
  expect(isOnShare(folder, windows())).toBe(false)
  expect(
    isOnShare(
      folder,
      windows((path) => path),
    ),
  ).toBe(false)
})

it('a mapped drive is where its share is', () => {
  const mapped = windows((path) => path.replace('H:', String.raw`\\server\homes`))
  expect(isOnShare(String.raw`H:\StoreDesk`, mapped)).toBe(true)
  expect(isOnShare(String.raw`D:\StoreDesk`, mapped)).toBe(false)
})

it.each([
  ['NFS', 0x6969, true],
  ['SMB 2', 0xfe534d42, true],
  ['CIFS', 0xff534d42, true],
  ['CIFS, as a negative number', 0xff534d42 | 0, true],
  ['ext4', 0xef53, false],
  ['overlay', 0x794c7630, false],
] as const)('on Linux %s is told by its number', (_, number, expected) => {
  const linux = { platform: 'linux', realPath: absent, fileSystem: () => number }
  expect(isOnShare('/home/user1', linux)).toBe(expected)
})

it('a folder that isn’t there is on this computer', () => {
  expect(isOnShare('/nowhere', { platform: 'linux', realPath: absent, fileSystem: absent })).toBe(false)
  expect(isOnShare('/tmp')).toBe(false)
})
