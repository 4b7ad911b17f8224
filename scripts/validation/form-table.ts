import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ObjectSchema } from 'yup'
import { root } from '../start/root.mjs'
import { type FieldMessages, fieldMessages } from './field-messages.ts'

/** A form: its schema's name, what its fields say, and the files that hold it against a visitor. */
export type FormRow = { name: string; fields: readonly FieldMessages[]; usedBy: readonly string[] }

/** A source file by its path from the root. */
export type Source = { file: string; text: string }

/** The sources of a part of the product, without their tests. */
export const sourcesOf = (...patterns: readonly string[]): Source[] =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/\.(test|e2e)\.tsx?$|\/(test|fixtures|dev)\//.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Every form that core has a schema of. */
export async function formTable(): Promise<FormRow[]> {
  const users = sourcesOf('site/**/*.{ts,tsx}', 'leasing-api/**/*.ts', 'core/validation/*.ts')
  const rows = await Promise.all(
    sourcesOf('core/validation/forms/*.ts').map(async ({ file }) => {
      const exported = (await import(
        /* @vite-ignore */ `#core/${file.slice('core/'.length)}`
      )) as Record<string, unknown>
      return Object.entries(exported)
        .filter(([name]) => name.endsWith('Schema'))
        .map(([name, schema]) => ({
          name: name.slice(0, -'Schema'.length),
          fields: fieldMessages(schema as ObjectSchema<object>),
          usedBy: users
            .filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
            .map((user) => user.file),
        }))
    }),
  )
  return rows.flat().toSorted((left, right) => left.name.localeCompare(right.name))
}
