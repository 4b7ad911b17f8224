import type { Referrer } from './referrer.ts'

/**
 * Hosts of search engines, without `www.` and the ending of a country, and the name each is
 * counted under. Other services of the same companies (mail, documents) are ordinary sites.
 * Rule A-08.
 */
const searchSites: Readonly<Record<string, string>> = {
  google: 'google',
  'images.google': 'google',
  bing: 'bing',
  'cn.bing': 'bing',
  duckduckgo: 'duckduckgo',
  yahoo: 'yahoo',
  'search.yahoo': 'yahoo',
  'uk.search.yahoo': 'yahoo',
  'r.search.yahoo': 'yahoo',
  ecosia: 'ecosia',
  yandex: 'yandex',
  baidu: 'baidu',
  'search.brave': 'brave',
  startpage: 'startpage',
  qwant: 'qwant',
  ask: 'ask',
  'search.aol': 'aol',
}

/** Apps of search engines, by package name. Rule A-08. */
const searchApps: Readonly<Record<string, string>> = {
  'com.google.android.googlequicksearchbox': 'google',
  'com.duckduckgo.mobile.android': 'duckduckgo',
}

/** The ending of a host: `.com`, `.org`, a country's two letters, or both as in `.co.uk` and `.com.tr`. */
const ending = /\.(com|org|[a-z]{2}|com?\.[a-z]{2})$/

/** The search engine a visitor came from; null for every other site and app. Rule A-08. */
export function searchEngineOf({ kind, name }: Referrer): string | null {
  if (kind === 'app') return ownValue(searchApps, name)
  return ending.test(name) ? ownValue(searchSites, name.replace(ending, '')) : null
}

/** A table's own entry; null for other names, such as `constructor`, which every object has. */
function ownValue(table: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(table, key) ? table[key]! : null
}
