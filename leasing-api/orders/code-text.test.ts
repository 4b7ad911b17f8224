import { expect, test } from 'vitest'
import { codeText } from './code-text.ts'

test.each([
  ['Larkway', 'www.larkway.example', '@www.larkway.example #012345'],
  ['Fairmile Cars', 'cars.fairmile.example', '@cars.fairmile.example #012345'],
])('W-82 C-194 a text message of %s at %s ends with %s', (sender, host, line) => {
  const text = codeText('012345', { sender, host })
  expect(text.split('\n').at(-1)).toBe(line)
  expect(text).toMatch(new RegExp(`^012345 is your ${sender} code\\.`))
})
