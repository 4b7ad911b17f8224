import type { z } from 'zod'
import type { Call, CallResponse } from '../call.ts'
import type { Reading } from './query.ts'

/**
 * Reads a call's answer by its schema: undeclared fields are left out; what does not fit is named
 * by its place, `data.0.offer.term`. Nothing makes it throw. Rule C-15.
 */
export function readResponse<C extends Call>(call: C, json: unknown): Reading<CallResponse<C>> {
  const parsed = call.response.safeParse(json)
  if (parsed.success) return { ok: true, value: parsed.data as CallResponse<C> }
  return { ok: false, errors: issuesByPlace(parsed.error) }
}

function issuesByPlace(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of error.issues) {
    const place = path.map(String).join('.') || 'answer'
    ;(errors[place] ??= []).push(message)
  }
  return errors
}
