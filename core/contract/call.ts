import type { z } from 'zod'

/** A JSON answer's caching: shared catalogue data, or something of one person. Rule C-13. */
export type Caching = 'public' | 'private'

/**
 * Who may make a call. Rule C-14.
 * - `guest`: anybody.
 * - `user`: somebody logged in, about themselves; staff and a company's admin about their people.
 * - `writer`: who sends the write token that the order was answered with.
 * - `site`: the site's own server, asking directly and not on behalf of a browser.
 */
export type Authority = 'guest' | 'user' | 'writer' | 'site'

type Shape = z.ZodObject

type Parts<Params extends Shape, Query extends Shape, Result extends z.ZodType> = {
  /** With parameters in braces: `/api/derivatives/{capId}`. */
  path: string
  summary: string
  group: string
  params: Params
  query: Query
  response: Result
  /** Statuses beyond 200 and 400 that a caller should expect, with their meaning. */
  failures?: Readonly<Record<number, string>>
  /** What else may stand in the head of a request, with its meaning; never needed. */
  headers?: Readonly<Record<string, string>>
}

/**
 * One call of the leasing API: everything from which the request parser, the answer parser,
 * the typed client and the OpenAPI document are derived. Rule C-01.
 */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape | undefined = Shape | undefined,
  Result extends z.ZodType = z.ZodType,
> = Parts<Params, Query, Result> & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body: Body
  caching: Caching
  authority: Authority
}

/** Declares a call, keeping the exact types of its parts. */
export function defineCall<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape | undefined,
  Result extends z.ZodType,
>(call: Call<Params, Query, Body, Result>): Call<Params, Query, Body, Result> {
  return call
}

/** Declares a call that reads the catalogue: anybody may, and caches may keep the answer. */
export function defineRead<Params extends Shape, Query extends Shape, Result extends z.ZodType>(
  call: Parts<Params, Query, Result>,
): Call<Params, Query, undefined, Result> {
  return { ...call, method: 'GET', body: undefined, caching: 'public', authority: 'guest' }
}

export type CallParams<C extends Call> = z.input<C['params']>
export type CallQuery<C extends Call> = z.input<C['query']>
export type CallBody<C extends Call> = C['body'] extends Shape ? z.input<C['body']> : undefined
export type CallResponse<C extends Call> = z.output<C['response']>
/** The same parts once read: defaults filled in, texts turned into numbers. */
export type ReadParams<C extends Call> = z.output<C['params']>
export type ReadQuery<C extends Call> = z.output<C['query']>
export type ReadBody<C extends Call> = C['body'] extends Shape ? z.output<C['body']> : undefined
