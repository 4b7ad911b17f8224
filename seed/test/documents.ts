import { documents } from '../content-seed.ts'
import type { SeedDocument } from '../loader/seed-document.ts'

/** Every document of one type that a fresh installation begins with. */
export const documentsOf = <Type extends SeedDocument['_type']>(type: Type) =>
  documents.filter(
    (document): document is Extract<SeedDocument, { _type: Type }> => document._type === type,
  )
