import { object } from 'yup'
import { expect, test } from 'vitest'
import { nameField, phoneField, postcodeField } from '#core/validation/common-fields.ts'
import { integer, maxMiles, miles } from '#core/validation/rules/numbers.ts'
import { required, requiredIf } from '#core/validation/rules/presence.ts'
import { textField } from '#core/validation/yup-field.ts'
import { fieldMessages } from './field-messages.ts'
import { ruleTable } from './rule-table.ts'
import { validationPage } from './validation-page.ts'

test('a field is known by what it says when it is filled in wrongly', () => {
  const isSecond = ({ step }: { readonly step?: unknown }) => step === '2'
  const schema = object({
    name: nameField(),
    phone: phoneField(),
    postcode: postcodeField(),
    step: textField({ presence: required, rules: [integer] }),
    annual: textField({ presence: requiredIf(isSecond), rules: [miles, maxMiles(100_000)] }),
  })
  expect(fieldMessages(schema).map(({ field, keys }) => [field, keys.join(' ')])).toEqual([
    ['name', 'errors.maxLength errors.minLength errors.required'],
    ['phone', 'errors.maxLength errors.phone errors.required'],
    ['postcode', 'errors.maxLength errors.postcode'],
    ['step', 'errors.integer errors.required'],
    ['annual', 'errors.integer errors.maxValue errors.required'],
  ])
  const fieldsWith = (id: string) =>
    fieldMessages(schema)
      .filter(ruleTable.find((rule) => rule.id === id)!.isOf)
      .map(({ field }) => field)
  expect(fieldsWith('V-05')).toEqual(['annual'])
  expect(fieldsWith('V-09')).toEqual(['step'])
  expect(fieldsWith('V-28')).toEqual(['annual'])
})

test('the page names forms, fields, rules and messages, and what there is none of', () => {
  const field = {
    field: 'url',
    keys: ['errors.incorrectUrl'],
    isSometimesRequired: false,
    isMiles: false,
  }
  const page = validationPage(
    [{ name: 'blog', fields: [field], usedBy: [] }],
    [
      { key: 'errors.incorrectUrl', text: 'This | that', saidBy: [] },
      { key: 'notFound.title', text: 'Gone', saidBy: ['site/gone.tsx'] },
    ],
    [],
  )
  expect(page).toContain('| `blog` | nothing yet |')
  expect(page).toContain('| V-07 | web address | `blog.url` |')
  expect(page).toContain('| V-19 | NIP | none |')
  expect(page).toContain('| "This \\| that" | `errors.incorrectUrl` | `blog.url` |  |')
  expect(page).toContain('| "Gone" | `notFound.title` |  | `site/gone.tsx` |')
  expect(page).toContain('(V-30): nothing yet.')
})
