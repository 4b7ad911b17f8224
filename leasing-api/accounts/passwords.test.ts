import { expect, test } from 'vitest'
import { passwordCost, scryptPasswords } from './passwords.ts'

const passwords = scryptPasswords({ N: 1024, r: 8, p: 1 })

test('S-63 a password is right against its own hash alone, and no two hashes are the same', async () => {
  const [one, other] = [await passwords.hash('Sunny!day9'), await passwords.hash('Sunny!day9')]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toContain('Sunny')
  expect(await passwords.isRight('Sunny!day9', one)).toBe(true)
  expect(await passwords.isRight('Sunny!day9', other)).toBe(true)
  for (const wrong of ['', 'sunny!day9', 'Sunny!day9 ', 'Sunny!day'])
    expect(await passwords.isRight(wrong, one)).toBe(false)
})

test('S-63 nobody has a password, and accents are one letter however they were typed', async () => {
  expect(await passwords.isRight('', null)).toBe(false)
  const hash = await passwords.hash('Caf\u00e9!day9')
  expect(await passwords.isRight('Cafe\u0301!day9', hash)).toBe(true)
})

test('S-63 a hash made at another cost stays right', async () => {
  const hash = await scryptPasswords({ N: 2048, r: 8, p: 2 }).hash('Sunny!day9')
  expect(await passwords.isRight('Sunny!day9', hash)).toBe(true)
})

test('S-63 many passwords at once are all answered', async () => {
  const hash = await passwords.hash('Sunny!day9')
  const tries = Array.from({ length: 12 }, (_, at) =>
    passwords.isRight(at % 2 ? 'Sunny!day9' : 'wrong', hash),
  )
  expect(await Promise.all(tries)).toEqual(tries.map((_, at) => at % 2 === 1))
})

test('S-63 the cost in use needs 32 MB', () => {
  expect(128 * passwordCost.N * passwordCost.r).toBe(32 * 2 ** 20)
})
