import { expect, it } from 'vitest'
import { diskRefusal } from '../../../../src/main/files/disk-errors.ts'

const thrown = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: refused, ${syscall}`), { code, syscall, ...(path !== undefined && { path }) })

it.each(['EBUSY', 'UNKNOWN', 'ETXTBSY'])('%s says that another program holds the file', (code) => {
  expect(diskRefusal(thrown(code, 'open', 'a.exe'))).toEqual({ code, isLocked: true })
})

it.each(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'EISDIR'])(
  '%s is of the disk, and no other program’s doing',
  (code) => {
    expect(diskRefusal(thrown(code, 'rename', 'a.exe'))).toEqual({ code, isLocked: false })
  },
)

it.each([
  ['a firewall', thrown('EACCES', 'connect')],
  ['Windows, of a socket', Object.assign(new Error('read UNKNOWN'), { code: 'UNKNOWN', syscall: 'read' })],
  ['a host that is not there', thrown('ECONNREFUSED', 'connect')],
  ['a name that nobody knows', thrown('ENOTFOUND', 'getaddrinfo')],
  ['a defect', new TypeError('x is not a function')],
  ['a text', 'EBUSY: resource busy or locked, open'],
  ['nothing', undefined],
])('what %s refuses isn’t of the disk', (_, error) => {
  expect(diskRefusal(error)).toBeUndefined()
})

it('is found in what a library made of it: as its cause, or in its text', () => {
  const cause = thrown('EBUSY', 'open', 'root.json')
  expect(diskRefusal(new ReferenceError('No timestamp metadata', { cause }))).toEqual({ code: 'EBUSY', isLocked: true })
  const text = `Failed to persist metadata 1.root error: ${String(thrown('EPERM', 'open', 'root.json'))}`
  expect(diskRefusal(new Error(text))).toEqual({ code: 'EPERM', isLocked: false })
})
