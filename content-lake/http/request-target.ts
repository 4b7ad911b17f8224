import type { ServerResponse } from 'node:http'
import { LakeError } from './lake-error.ts'

/**
 * The target of a request as path and query. Programs that speak to a proxy write the whole address;
 * one that names another host than the request's, or a user and a password, is none of ours.
 * @returns null where the request is to be refused with 400
 */
export function pathOfTarget(target: string, host: string | undefined): string | null {
  if (target.startsWith('/')) return URL.canParse(target, 'http://localhost') ? target : null
  if (!URL.canParse(target)) return null
  const { protocol, username, password, host: named, pathname, search } = new URL(target)
  const isOurs = protocol === 'http:' && named === host?.toLowerCase()
  return isOurs && username === '' && password === '' ? pathname + search : null
}

/** Answers 400 to a request whose target cannot be read, before anything makes an address of it. */
export function refuseTarget(response: ServerResponse): void {
  const error = new LakeError(
    400,
    'invalidTarget',
    'The request names no address of this content lake. Ask for a path, without a user and a password before the host.',
  )
  response.writeHead(error.status, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify(error.body()))
}
