import { LakeError } from '../http/lake-error.ts'

/**
 * The identity behind a request: the public and a reader (the site, with the read token) see
 * published documents; an editor or a program with the token, all.
 */
export type Identity =
  | { kind: 'public' | 'reader'; id: '' }
  | { kind: 'editor' | 'program'; id: typeof editor.id }

/** The one user of an embedded lake. */
export const editor = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@localhost',
  profileImage: null,
  role: 'administrator',
  roles: [{ name: 'administrator', title: 'Administrator', description: 'May edit everything' }],
  provider: 'local',
} as const

/** Whether drafts and versions may be seen and anything changed. */
export const isTrusted = ({ kind }: Identity): boolean => kind === 'editor' || kind === 'program'

/** @throws LakeError 401 when the public or a reader asks for what it may not see or do */
export function assertTrusted(identity: Identity, action: string): void {
  if (isTrusted(identity)) return
  throw new LakeError(
    401,
    'unauthorized',
    `To ${action}, send the content token (Authorization: Bearer …, see content-token in the data folder) or open the Studio, which logs you in.`,
  )
}
