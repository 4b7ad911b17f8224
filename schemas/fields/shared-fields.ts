import { defineField, type StringRule } from 'sanity'
import { takenKeyQuery } from '../queries/taken.ts'
import { countOthers } from '../validation/other-documents.ts'
import { slugPattern } from '../validation/slug-pattern.ts'

type Field = { name: string; title: string; description: string; group?: string }

/** A text of at most so many characters: one line, or as many `rows` as its control shows. */
export function textField({
  most,
  rows,
  isOptional = false,
  ...field
}: Field & { most: number; rows?: number; isOptional?: boolean }) {
  const longer = rows === undefined ? 'write one of at most' : 'write at most'
  const words = isOptional ? 'shorten it to' : longer
  return defineField({
    ...field,
    ...(rows === undefined ? { type: 'string' } : { type: 'text', rows }),
    validation: (rule) =>
      (isOptional ? rule : rule.required())
        .max(most)
        .error(`${field.title}: ${words} ${most} characters.`),
  })
}

/** The place of a document among others of its type. */
export const orderField = (field: Pick<Field, 'description' | 'group'>) =>
  defineField({
    name: 'order',
    title: 'Order',
    type: 'number',
    ...field,
    initialValue: 100,
    validation: (rule) =>
      rule.required().integer().min(0).error('Order: give a whole number of 0 or more.'),
  })

/** Title and description of a document's own page. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search engines',
  type: 'seo',
  group: 'about',
  description: 'Title and description in search results.',
})

/**
 * The rules of a key by which the site asks for a document: one of each among its type.
 * @param noun what the type is called in a message
 */
export const keyRules = (type: string, noun: string, example: string) => (rule: StringRule) => [
  rule
    .required()
    .regex(slugPattern)
    .error(`Key: use lower-case letters, digits and hyphens, such as ${example}.`),
  rule.custom(async (key, context) =>
    !key || (await countOthers(takenKeyQuery, { type, key }, context)) === 0
      ? true
      : `Key: another ${noun} has this one. Choose another.`,
  ),
]

/**
 * Options of a field with a few answers, all in sight.
 * @example radio({ tip: 'Tip', caution: 'Caution' })
 */
export const radio = (titles: Readonly<Record<string, string>>) => ({
  list: Object.entries(titles).map(([value, title]) => ({ title, value })),
  layout: 'radio' as const,
})
