import { datedTokens } from './dated-token.ts'

const lifetimeSeconds = 30 * 24 * 60 * 60

/** The cookie that carries an editor's session, a dated token. */
export interface EditorCookie {
  /** The `Set-Cookie` value that logs a browser in. */
  issue(now: Date): string
  /** The `Set-Cookie` value that logs it out. */
  clear(): string
  /** Whether a `Cookie` header holds a valid, unexpired session of ours. */
  isIn(header: string | undefined, now: Date): boolean
}

/** Cookies know no ports: the name carries ours, so that two lakes on one machine live together. */
export function editorCookie(token: string, port: number): EditorCookie {
  const name = `larkway-editor-${port}`
  const attributes = 'Path=/; HttpOnly; SameSite=Lax'
  const sessions = datedTokens(`editor-cookie:${token}`, lifetimeSeconds)
  return {
    issue: (now) => `${name}=${sessions.issue(now)}; Max-Age=${lifetimeSeconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    isIn(header = '', now) {
      const pairs = header.split(';').map((pair) => pair.trim())
      const session = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
      return session !== undefined && sessions.isValid(session, now)
    },
  }
}
