/**
 * While it is a draft, a document may point at one that is not published yet; publishing makes
 * such references strong, so that they must resolve.
 */
export function strengthened<T>(value: T): T {
  if (Array.isArray(value)) return value.map(strengthened) as T
  if (value === null || typeof value !== 'object') return value
  const { _strengthenOnPublish: strengthen, ...rest } = value as Record<string, unknown>
  if (strengthen === undefined) return mapValues(rest) as T
  const { _weak: _ignored, ...strong } = rest
  const staysWeak = (strengthen as { weak?: boolean }).weak === true
  return mapValues(staysWeak ? { ...strong, _weak: true } : strong) as T
}

const mapValues = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).map(([name, child]) => [name, strengthened(child)]))
