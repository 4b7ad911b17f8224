import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of scrypt: `N` rounds of memory, `r` block size, `p` runs. */
export type PasswordCost = { N: number; r: number; p: number }

/** 32 MB and a fifth of a second a password: one of OWASP's equal settings for scrypt. Rule S-63. */
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }

/** Passwords hashed at once; the pool of threads serves files and names as well. */
const mostAtOnce = 2

const saltBytes = 16
const keyBytes = 32

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long without a stored hash, when it is never right. */
  isRight(password: string, storedHash: string | null): Promise<boolean>
}

/** Hashes passwords with scrypt, which needs memory as well as time. Rule S-63. */
export function scryptPasswords(cost: PasswordCost): Passwords {
  const inTurn = atMost(mostAtOnce)
  const nobodys = write(cost, randomBytes(saltBytes), randomBytes(keyBytes))
  const derived = (password: string, salt: Buffer, { N, r, p }: PasswordCost) =>
    inTurn(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const options = { N, r, p, maxmem: 256 * N * r }
          // One form of each letter: keyboards write accents in two ways.
          scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) =>
            error ? reject(error) : resolve(key),
          )
        }),
    )
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes)
      return write(cost, salt, await derived(password, salt, cost))
    },
    isRight: async (password, storedHash) => {
      const { salt, key, cost: stored } = read(storedHash ?? nobodys)
      const isSame = timingSafeEqual(await derived(password, salt, stored), key)
      return isSame && storedHash !== null
    },
  }
}

function write({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function read(hash: string) {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** Runs so many pieces of work at once; further ones wait in order. */
function atMost(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
