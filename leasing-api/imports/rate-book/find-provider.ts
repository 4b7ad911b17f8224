import { refusal, type Refusal } from '../refusal.ts'

type ProviderName = { id: number; name: string; slug: string }

/** Finds a provider by name, slug or id; letter case does not count. */
export function findProvider(
  providers: readonly ProviderName[],
  asked: string,
): { ok: true; id: number; name: string } | Refusal {
  const plain = asked.trim().toLowerCase()
  const found = providers.find(
    ({ id, name, slug }) => name.toLowerCase() === plain || slug === plain || String(id) === plain,
  )
  if (found) return { ok: true, id: found.id, name: found.name }
  return refusal(
    `There is no provider "${asked}". Give one of: ${providers.map(({ name }) => name).join(', ')}.`,
  )
}
