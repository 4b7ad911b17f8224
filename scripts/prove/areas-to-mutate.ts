import { existsSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '#server-kit/user-error.mjs'

/** A folder of core and the files of it to mutate; no files means all of them. */
export interface AreaToMutate {
  folder: string
  files: string[]
}

/** The areas whose tests must kill most mutants; what a run without arguments looks at. */
export const provedAreas = ['core/filters', 'core/landing', 'core/pricing', 'core/validation']

/**
 * What `--only core/pricing,core/landing` or `--files core/pricing/money/currency.ts` asks for.
 * Throws a UserError that names the folder or file which is not there.
 */
export function areasToMutate(
  { only, files }: { only?: string | undefined; files?: string | undefined },
  root: string,
): AreaToMutate[] {
  if (files) return byFolder(splitList(files), root)
  const folders = only ? splitList(only) : provedAreas
  for (const folder of folders) insist(folder, root)
  return folders.map((folder) => ({ folder, files: [] }))
}

function byFolder(files: string[], root: string): AreaToMutate[] {
  const areas = new Map<string, AreaToMutate>()
  for (const file of files) {
    insist(file, root)
    const folder = file.split('/').slice(0, 2).join('/')
    const area = areas.get(folder) ?? { folder, files: [] }
    area.files.push(file)
    areas.set(folder, area)
  }
  return [...areas.values()]
}

function insist(place: string, root: string): void {
  if (place.startsWith('core/') && existsSync(path.join(root, place))) return
  throw new UserError(`${place} is not in core. Name it as seen from the root, like core/pricing.`)
}

const splitList = (list: string) => list.split(',').map((place) => place.trim().replace(/\/$/, ''))
