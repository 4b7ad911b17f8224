import { expect, test } from 'vitest'
import { postedForm } from './posted-form.ts'

const posted = async (name: string) => {
  const data = new FormData()
  data.set('name', name)
  const form = await postedForm(
    new Request('http://127.0.0.1/forms/x', { method: 'POST', body: data }),
  )
  if (!form.ok) throw new Error(await form.response.text())
  return form.field('name')
}

test.each([
  ['what fits arrives as it is', '😀'.repeat(1000), '😀'.repeat(1000)],
  ['a zero arrives, to be refused at its field', 'Ada\0', 'Ada\0'],
  ['what is too long stays too long', 'x'.repeat(2001), 'x'.repeat(2001)],
  ['a pair is never halved', `x${'😀'.repeat(1500)}`, `x${'😀'.repeat(1000)}`],
])('C-63 %s', async (_, typed, read) => {
  await expect(posted(typed)).resolves.toBe(read)
})
