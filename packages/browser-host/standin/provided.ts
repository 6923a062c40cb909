/** Makes access to members that aren't provided throw with their names, instead of returning undefined. */
import { EventEmitter } from 'node:events'

/** Properties that Node, debuggers and test runners read of every object. */
const PROBED = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType', 'tagName', '$$typeof', 'inspect', 'domain'])

function refusing(name: string): object {
  return new Proxy(Object.create(Object.prototype), {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || key.startsWith('_') || PROBED.has(key)) {
        return Reflect.get(target, key, receiver)
      }
      throw new Error(`browser host: electron.${name}${key} isn't provided`)
    },
  })
}

/** Returns the object; reading a missing member throws. An empty name stands for the module. */
export function provided<T extends object>(name: string, object: T): T {
  Object.setPrototypeOf(object, refusing(name === '' ? '' : `${name}.`))
  return object
}

/** Returns a base class with Node's events only, typed like Electron's. */
export function emitterOf<Events extends object>(name: string): new () => Events {
  class Emitter extends EventEmitter {}
  Object.defineProperties(Emitter.prototype, {
    ...Object.getOwnPropertyDescriptors(EventEmitter.prototype),
    constructor: { value: Emitter },
  })
  Object.setPrototypeOf(Emitter.prototype, refusing(`${name}.`))
  return Emitter as unknown as new () => Events
}

/** Returns an event as Electron passes it to listeners. */
export function hostEvent<T extends object>(more: T): Electron.Event<T> {
  return {
    ...more,
    defaultPrevented: false,
    preventDefault() {
      Object.assign(this, { defaultPrevented: true })
    },
  }
}

export type EmitterKeys =
  | 'on'
  | 'once'
  | 'off'
  | 'addListener'
  | 'removeListener'
  | 'removeAllListeners'
  | 'emit'
  | 'listenerCount'
  | 'listeners'
  | 'eventNames'
  | 'setMaxListeners'
  | 'prependListener'
