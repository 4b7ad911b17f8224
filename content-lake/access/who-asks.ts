import type { LakeConfig } from '../config.ts'
import { LakeError } from '../http/lake-error.ts'
import { isSame } from './dated-token.ts'
import type { EditorCookie } from './editor-cookie.ts'
import { editor, type Identity } from './identity.ts'

/** The fields of a request that identify its sender; header names in lower case. */
export interface Asking {
  method: string
  host: string | undefined
  origin: string | undefined
  cookie: string | undefined
  authorization: string | undefined
}

type Keys = {
  config: Pick<LakeConfig, 'allowedHosts' | 'token' | 'readToken'>
  cookie: EditorCookie
}

/**
 * Refuses foreign host names bound to our address.
 * @throws LakeError 421
 */
export function assertOwnHost(
  { host = '' }: Pick<Asking, 'host'>,
  { config }: { config: Pick<LakeConfig, 'allowedHosts'> },
): void {
  const name = host.replace(/:\d+$/, '')
  if (config.allowedHosts.includes(name)) return
  throw new LakeError(
    421,
    'unknownHost',
    `This content lake does not answer to "${name}". Add the name to CONTENT_HOSTS.`,
  )
}

/** @throws LakeError 403 that names the origin */
export function originRefused(origin: string): LakeError {
  return new LakeError(
    403,
    'originNotAllowed',
    `The origin "${origin}" may not use this content lake. Add it to CONTENT_ORIGINS.`,
  )
}

/**
 * Identifies the sender: a program with the token, a reader with the read token, an editor with the
 * cookie, else the public. The origin must have been checked.
 * @throws LakeError 401 when a token is given and wrong
 */
export function whoAsks(asking: Asking, { config, cookie }: Keys, now: Date): Identity {
  const token = /^Bearer (.+)$/.exec(asking.authorization ?? '')?.[1]
  if (token !== undefined) {
    if (isSame(token, config.token)) return { kind: 'program', id: editor.id }
    if (isSame(token, config.readToken)) return { kind: 'reader', id: '' }
    throw new LakeError(
      401,
      'invalidToken',
      'The content token is wrong. It is in content-token in the data folder, or in CONTENT_TOKEN.',
    )
  }
  if (!cookie.isIn(asking.cookie, now)) return { kind: 'public', id: '' }
  // Browsers name the origin of every write; a write without one did not come from our pages.
  const isRead = asking.method === 'GET' || asking.method === 'HEAD'
  return isRead || asking.origin !== undefined
    ? { kind: 'editor', id: editor.id }
    : { kind: 'public', id: '' }
}
