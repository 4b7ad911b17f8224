import { type RouteMeta, routeTable } from '#core/routes/route-table.ts'

const pages = new Set(Object.values<RouteMeta>(routeTable).map(({ pattern }) => pattern))

/** What is wrong with the old path of a redirect; true when nothing is, or when it is empty. */
export function redirectFromError(from: string | undefined): true | string {
  if (!from) return true
  if (!from.startsWith('/') || from.startsWith('//')) {
    return 'From: begin with a single /, such as /spring-deals.'
  }
  if (/[?#\s]/.test(from)) return 'From: leave out spaces and everything from ? or # on.'
  if (pages.has(from)) {
    return 'From: this page exists, so nobody would be led away from it. Choose another path.'
  }
  return from.endsWith('/') ? 'From: leave out the / at the end.' : true
}

/** What is wrong with the end of a redirect; true when nothing is, or when it is empty. */
export function redirectToError(to: string | undefined, from: string | undefined): true | string {
  if (!to) return true
  const isPath = to.startsWith('/') && !to.startsWith('//')
  if (!isPath && !/^https:\/\/[^\s/]+/.test(to)) {
    return 'To: begin with a single / for a page of this site, or with https://.'
  }
  if (/\s/.test(to)) return 'To: leave out spaces.'
  return to.replace(/[?#].*$/, '') === from
    ? 'To: this is the path it comes from. Choose another end.'
    : true
}
