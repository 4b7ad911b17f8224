import { describe, expect, test } from 'vitest'
import { allFields } from './test/fields-of.ts'
import { rulesOf } from './test/rules-of.ts'
import { schemaTypes } from './types/schema-types.ts'

/** Documents that exist once have no list to put in order. */
const singletons = ['siteSettings', 'navigation']

describe.each(schemaTypes.map((type) => [type.name, type as Record<string, unknown>] as const))(
  'the type %s',
  (name, type) => {
    test('has a title an editor reads', () => {
      expect(type.title).toMatch(/^[A-Z]/)
    })

    test('has a preview unless it is a text', () => {
      expect(Boolean(type.preview) || ['richText', 'seo'].includes(name)).toBe(true)
    })

    test('has an ordering if there is a list of it', () => {
      const isListed = type.type === 'document' && !singletons.includes(name)
      expect(Boolean(type.orderings)).toBe(isListed)
    })
  },
)

describe.each(allFields.map(({ path, field }) => [path, field] as const))('%s', (_, field) => {
  const title = String(field.title)

  test('has a title and a description for an editor', () => {
    expect(title).toMatch(/^[A-Z]/)
    expect(String(field.description)).toMatch(/^[A-Z].*[.]$|…$/s)
    expect(String(field.description)).not.toContain('!')
  })

  test('every rule says which control to change, or is a rule of our own that does', () => {
    for (const { demands, isCustom, message } of rulesOf(field)) {
      if (message !== undefined) {
        expect(message.startsWith(`${title}: `), message).toBe(true)
        expect(message).toMatch(/\.$/)
      } else {
        expect({ demands, isCustom }, `${title} needs a message`).toEqual({
          demands: [],
          isCustom: true,
        })
      }
    }
  })
})
