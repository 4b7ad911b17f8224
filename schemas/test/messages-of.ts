import { createSchema, validateDocument } from 'sanity'
import { schemaTypes } from '../types/schema-types.ts'
import { answerOf, type TestDocument } from './lake-of.ts'

export const compiledSchema = createSchema({ name: 'default', types: schemaTypes })

type Options = Parameters<typeof validateDocument>[0]

/** What an editor is told about a document, as the Studio tells it. */
export type Message = { level: 'error' | 'warning' | 'info'; message: string; path: string }

/** Validates as the Studio does, beside the other documents there are; references lead somewhere. */
export async function messagesOf(
  document: TestDocument,
  others: readonly TestDocument[] = [],
): Promise<Message[]> {
  const client = {
    withConfig: () => client,
    fetch: (query: string, params: Record<string, unknown>) =>
      Promise.resolve(answerOf(query, params, [document, ...others])),
  }
  const markers = await validateDocument({
    document: { _rev: 'r', _createdAt: '', _updatedAt: '', ...document },
    workspace: {
      schema: compiledSchema,
      getClient: () => client,
      i18n: {
        currentLocale: { id: 'en-GB' },
        loadNamespaces: () => Promise.resolve(),
        t: (key: string) => key,
      },
    } as unknown as Options['workspace'],
    getDocumentExists: () => Promise.resolve(true),
    environment: 'studio',
  } satisfies Options)
  // The Studio's own slug type demands its text as well, in words of its own.
  const ours = markers.filter(({ path }) => path.at(-1) !== 'current')
  return ours.map(({ level, message, path }) => ({ level, message, path: pathToText(path) }))
}

const pathToText = (segments: readonly unknown[]) =>
  segments
    .map((each) => (typeof each === 'object' ? `[${JSON.stringify(each)}]` : String(each)))
    .join('.')
