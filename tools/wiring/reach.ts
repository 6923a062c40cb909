/** What of the program is reached from where it starts: which names of which files, and what they say and ask. */
import { type Module, moduleOf, type Place, type Unit } from './modules.ts'

export type Sources = ReadonlyMap<string, string>

export interface Reached {
  /** Whether anything that runs uses that name of that file. */
  readonly has: (place: Place) => boolean
  /** What runs, statement by statement. */
  readonly units: ReadonlyArray<{ readonly module: Module; readonly unit: Unit }>
}

export function modulesOf(sources: Sources): ReadonlyMap<string, Module> {
  const exists = (path: string) => sources.has(path)
  return new Map([...sources].map(([file, source]) => [file, moduleOf(file, source, exists)]))
}

/**
 * Starts at whole files and at single names, and follows what each statement names. What stands in none of `modules` is
 * not followed.
 */
export function reach(
  modules: ReadonlyMap<string, Module>,
  entries: readonly string[],
  also: readonly Place[] = [],
): Reached {
  const loaded = new Set<Module>()
  const places = new Set<string>()
  const units = new Map<Unit, Module>()

  const load = (file: string): Module | undefined => {
    const module = modules.get(file)
    if (!module || loaded.has(module)) return module
    loaded.add(module)
    for (const run of module.runs) load(run)
    for (const unit of module.units) if (unit.effect) enter(module, unit)
    return module
  }
  const enter = (module: Module, unit: Unit) => {
    if (units.has(unit)) return
    units.set(unit, module)
    for (const name of [...unit.names, ...unit.declares]) follow(module, name)
    for (const file of unit.loads) use({ file, name: modules.get(file)?.exports.has('default') ? 'default' : '*' })
  }
  /** A name as it stands inside of a module. */
  const follow = (module: Module, name: string) => {
    const elsewhere = module.imports.get(name)
    if (elsewhere) use(elsewhere)
    for (const unit of module.units) if (unit.declares.includes(name)) enter(module, unit)
  }
  /** A name as it is known outside of its module. */
  const use = (place: Place) => {
    const module = load(place.file)
    if (!module) return
    const names = place.name === '*' ? [...module.exports.keys()] : [place.name]
    for (const name of names) {
      const key = keyOf({ file: place.file, name })
      if (places.has(key)) continue
      places.add(key)
      follow(module, module.exports.get(name) ?? name)
    }
  }

  for (const file of entries) {
    const module = load(file)
    if (!module) throw new Error(`${file} isn't there, and should begin the program.`)
    for (const unit of module.units) enter(module, unit)
  }
  for (const place of also) use(place)

  const inside = new Set([...units].flatMap(([unit, { file }]) => unit.declares.map((name) => keyOf({ file, name }))))
  return {
    has: ({ file, name }) =>
      places.has(keyOf({ file, name })) ||
      inside.has(keyOf({ file, name: modules.get(file)?.exports.get(name) ?? name })),
    units: [...units].map(([unit, module]) => ({ module, unit })),
  }
}

const keyOf = ({ file, name }: Place): string => `${file}#${name}`
