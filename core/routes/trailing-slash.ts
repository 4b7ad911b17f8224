/**
 * The address without the slash at its end, for a permanent redirect (301) that keeps the query;
 * null when there is none to remove. The home page is its slash. The API and the framework's own
 * files are left alone, and a path that starts with two slashes would name another host. Rule R-03.
 * @example withoutTrailingSlash('/faq/', 'a=1') // '/faq?a=1'
 */
export function withoutTrailingSlash(pathname: string, search = ''): string | null {
  const [, path] = /^\/((?!_next\/|api\/|\/|\\).*[^/])\/$/s.exec(pathname) ?? []
  if (path === undefined) return null
  return search === '' ? `/${path}` : `/${path}?${search}`
}
