import type { z } from 'zod'

/** What a schema that names no message of its own says: keys of `core/messages`. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'errors.required' : 'This value is of the wrong kind.'
  }
  return issue.code === 'too_big' && issue.origin === 'string' ? 'errors.maxLength' : undefined
}
