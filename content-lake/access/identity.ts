import { LakeError } from '../http/lake-error.ts'

/** Who asks: the public sees published documents; an editor or a program with the token, all. */
export type Identity =
  | { kind: 'public'; id: '' }
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

/** @throws LakeError 401 when the public asks for what it may not see or do */
export function assertTrusted(identity: Identity, action: string): void {
  if (identity.kind !== 'public') return
  throw new LakeError(
    401,
    'unauthorized',
    `To ${action}, send the content token (Authorization: Bearer …, see content-token in the data folder) or open the Studio, which logs you in.`,
  )
}
