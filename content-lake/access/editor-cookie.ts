import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeSeconds = 30 * 24 * 60 * 60

/**
 * The cookie that carries an editor's session: a date signed with a key that follows from the
 * content token, so that it outlives a restart and dies with the token.
 */
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
  const sign = (text: string) =>
    createHmac('sha256', `editor-cookie:${token}`).update(text).digest('base64url')

  return {
    issue(now) {
      const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
      return `${name}=${expires}.${sign(expires)}; Max-Age=${lifetimeSeconds}; ${attributes}`
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    isIn(header, now) {
      const value = header
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      const [expires = '', signature = ''] = value?.split('.') ?? []
      return isSame(signature, sign(expires)) && Number(expires) * 1000 > now.getTime()
    },
  }
}

/** Compares secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
