/**
 * The address without its trailing slash, for a permanent redirect (301) that retains the query;
 * null when there is none. The home page, the API and the framework's files are left alone; a path
 * that starts with two slashes would name another host. Rule R-03.
 * @example withoutTrailingSlash('/faq/', 'a=1') // '/faq?a=1'
 */
export function withoutTrailingSlash(pathname: string, search = ''): string | null {
  const [, path] = /^\/((?!_next\/|api\/|\/|\\).*[^/])\/$/s.exec(pathname) ?? []
  if (path === undefined) return null
  return search === '' ? `/${path}` : `/${path}?${search}`
}
