import type { ServerResponse } from 'node:http'
import { LakeError } from './lake-error.ts'

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
