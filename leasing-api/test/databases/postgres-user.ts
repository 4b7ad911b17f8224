import { readFileSync } from 'node:fs'

/** The account a PostgreSQL server runs under. */
export interface PostgresUser {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as `postgres` or `nobody`; everybody
 * else runs it as themselves, which is null here.
 */
export function postgresUser(): PostgresUser | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([login]) => login === name))
    .find((entry) => entry !== undefined)
  if (!account) {
    throw new Error(
      'PostgreSQL refuses to run as root, and /etc/passwd has neither postgres nor nobody to run it. Run the tests as another user, or add one: useradd --system postgres.',
    )
  }
  return { uid: Number(account[2]), gid: Number(account[3]) }
}
