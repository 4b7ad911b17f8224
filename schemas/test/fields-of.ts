import type { FieldDefinition } from 'sanity'
import { schemaTypes } from '../types/schema-types.ts'

type Definition = { name?: string; fields?: FieldDefinition[]; of?: Definition[]; marks?: Marks }
type Marks = { annotations?: Definition[] }

/** A field with the way to it from the type that declares it, such as `scenarios.variants.weight`. */
export type DeclaredField = { path: string; field: FieldDefinition }

/** Every field that a type declares, those of objects inside it included. */
export const fieldsOf = (type: object, path = ''): DeclaredField[] => {
  const { fields = [], of = [], marks } = type as Definition
  return [
    ...fields.flatMap((field) => {
      const own = path ? `${path}.${field.name}` : field.name
      return [{ path: own, field }, ...fieldsOf(field, own)]
    }),
    ...[...of, ...(marks?.annotations ?? [])].flatMap((member) => fieldsOf(member, path)),
  ]
}

/** The fields of the whole content model, each with the type that declares it in front. */
export const allFields: DeclaredField[] = schemaTypes.flatMap((type) => fieldsOf(type, type.name))
