import path from 'node:path'
import {
  areas,
  entryModules,
  looksInside,
  reservedPackages,
  type Area,
} from './import-directions.ts'

/**
 * Why this file must not import that, or null when it may.
 * @param file path from the repository's root, with forward slashes
 * @param specifier as written: relative, `#alias/…`, `node:…` or a package
 */
export function forbiddenImport(file: string, specifier: string): string | null {
  const area = areas.find((candidate) => isUnder(file, candidate.folder))
  if (!area) return null
  const target = ownPath(file, specifier)
  if (target === null) return forbiddenPackage(file, area, packageName(specifier))
  const entered = forbiddenEntry(file, target) ?? forbiddenFeature(file, target)
  if (entered !== null) return entered
  const isWithin = area.folder !== '' && isUnder(target, area.folder)
  const isAllowed =
    (isWithin || area.mayImport.some((folder) => isUnder(target, folder))) &&
    !area.except?.some((folder) => isUnder(target, folder))
  return isAllowed ? null : area.instead
}

function forbiddenEntry(file: string, target: string): string | null {
  if (looksInside.test(file)) return null
  const part = entryModules.find(({ folder }) => isUnder(target, folder) && !isUnder(file, folder))
  if (!part || part.entries.some((entry) => target === `${part.folder}/${entry}`)) return null
  return `${part.folder} is imported through ${part.entries.join(' or ')} alone. Add to the first what you need.`
}

/** Features of the site's components that any other may use. */
const sharedFeatures = ['shared', 'layout']

/** A feature's components use their own folder and what is shared. */
function forbiddenFeature(file: string, target: string): string | null {
  const [from, to] = [featureOf(file), featureOf(target)]
  if (from === null || to === null || from === to || sharedFeatures.includes(to)) return null
  return 'A feature uses its own components and shared ones. Move what two of them need to site/components/shared.'
}

function featureOf(file: string): string | null {
  return /^site\/components\/([\w-]+)\//.exec(file)?.[1] ?? null
}

function forbiddenPackage(file: string, area: Area, name: string): string | null {
  const reserved = reservedPackages.find((entry) => entry.name === name)
  if (reserved && !isUnder(file, reserved.folder)) {
    return area.folder === 'core' ? `${reserved.instead} ${area.instead}` : reserved.instead
  }
  const isTest = /\.test\.tsx?$/.test(file)
  if (isTest && area.testPackages?.includes(name)) return null
  if (area.packages && !area.packages.includes(name)) return area.instead
  return area.notPackages?.includes(name) ? area.instead : null
}

/** The file of ours that a specifier means, from the root; null for a package. */
function ownPath(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return path.posix.normalize(specifier.slice(1))
  if (specifier.startsWith('.')) {
    return path.posix.join(path.posix.dirname(file), specifier).replace(/^(\.\.\/)+/, 'outside/')
  }
  return null
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:'
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

function isUnder(file: string, folder: string): boolean {
  const names = file.split('/')
  return (
    folder === '' || folder.split('/').every((name, index) => name === '*' || name === names[index])
  )
}
