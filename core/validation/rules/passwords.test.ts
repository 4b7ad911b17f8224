import { describe, expect, test } from 'vitest'
import { commonPasswords } from '../common-password-list.ts'
import { notCommon, password, sameAs } from './passwords.ts'

test.each([
  ['Abcde1!x', true],
  ['Abcde1$x', true],
  ['Abcde1#x', true],
  ['Abcde1%x', true],
  ['Abcde1!', false], // seven characters
  ['abcdef1!', false],
  ['ABCDEF1!', false],
  ['Abcdefg!', false],
  ['Abcdefg1', false],
  ['Abcdef1@', false], // not one of the four
  ['Abcde1! ', true], // a blank at the end belongs to it
])('V-11 %j is a password: %s', (text, isPassword) => {
  expect(password(text)).toBe(isPassword ? null : 'errors.password')
})

test('V-11 of all marks only four count', () => {
  const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  const counting = printable.filter((mark) => password(`Abcdef1${mark}`) === null)
  expect(counting).toEqual(['!', '#', '$', '%'])
})

describe('V-12 common passwords', () => {
  test.each([
    'Password1!',
    'pAsSwOrD1%',
    '!Password1',
    'Pass#word1',
    'Passw0rd$$',
    ' Password1! ',
    'Abc123!!',
    'Trustno1#',
    '1Qaz2wsx%',
  ])('%s is refused', (text) => {
    expect(notCommon(text)).toBe('errors.commonPassword')
  })

  test.each(['Password1!x', 'Lease#Car48', 'abc1234567!Z', '!!!!'])('%s is not', (text) => {
    expect(notCommon(text)).toBeNull()
  })

  test('the list holds what can be reached: lower case, a letter and a digit, each once', () => {
    const words = commonPasswords.trim().split(/\s+/)
    expect(words.length).toBe(233)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z0-9]+$/)
  })

  test('each of them is refused when it is dressed up to pass the password rule', () => {
    for (const word of commonPasswords.trim().split(/\s+/)) {
      const dressed = `${word.replace(/[a-z]/, (letter) => letter.toUpperCase())}!$#%!$#%`
      expect(notCommon(dressed)).toBe('errors.commonPassword')
    }
  })
})

test.each([
  ['Abcde1!x', true],
  ['abcde1!x', false],
  ['Abcde1!x ', false],
  ['x', false],
])('V-24 %j repeats Abcde1!x: %s', (text, isSame) => {
  expect(sameAs('password')(text, { fields: { password: 'Abcde1!x' } })).toBe(
    isSame ? null : 'errors.passwordConfirm',
  )
})

test('V-24 nothing repeats a field that is not there', () => {
  expect(sameAs('password')('Abcde1!x')).toBe('errors.passwordConfirm')
})
