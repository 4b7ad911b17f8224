import type { ConsentCategory, StoredItem } from './stored-items.ts'

/**
 * The names, of those that a place of the browser holds, that may not stay with what is agreed to:
 * everything but rows of the table that are necessary or granted. What a service stored under a name
 * that no row has goes as well. Rule A-31.
 */
export function namesToRemove(
  names: readonly string[],
  items: readonly StoredItem[],
  place: StoredItem['place'],
  granted: readonly ConsentCategory[],
): string[] {
  const allowed = items.filter(
    (item) =>
      item.place === place && (item.category === 'necessary' || granted.includes(item.category)),
  )
  return names.filter((name) => !allowed.some((item) => isNamed(name, item.name)))
}

/** Whether a name is a row's. @param pattern its exact name, or a beginning followed by `*` */
export function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

/** The names of the cookies of `document.cookie`. */
export function cookieNames(cookies: string): string[] {
  return cookies.split(';').flatMap((pair) => {
    const name = pair.split('=')[0]!.trim()
    return name ? [name] : []
  })
}

/**
 * The cookies to write so that one of that name is gone: of the host alone, and of every domain above
 * it that a service may have set it for. Rule A-31.
 * @example cookieRemovals('_ga', 'www.larkway.example').length // 3
 */
export function cookieRemovals(name: string, host: string): string[] {
  const gone = `${name}=; Max-Age=0; Path=/`
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  return [gone, ...domains.map((domain) => `${gone}; Domain=.${domain}`)]
}
