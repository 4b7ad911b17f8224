import type { AllSanitySchemaTypes } from '#schemas/generated/sanity.types.ts'

type Authored<T> = T extends { _id: string } ? Omit<T, '_rev' | '_createdAt' | '_updatedAt'> : never

/** A document of the seed, typed by the content model; the lake adds revision and times. */
export type SeedDocument = Authored<AllSanitySchemaTypes>
