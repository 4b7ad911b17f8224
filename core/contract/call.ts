import type { z } from 'zod'

/** A JSON answer's caching: shared catalogue data, or something of one person. */
export type Caching = 'public' | 'private'

type Shape = z.ZodObject

/**
 * One call of the leasing API: everything from which the request parser, the answer parser,
 * the typed client and the OpenAPI document are derived.
 */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape | undefined = Shape | undefined,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters in braces: `/api/derivatives/{capId}`. */
  path: string
  summary: string
  group: string
  params: Params
  query: Query
  /** Other names a query field goes by. Both given with different values is an error. */
  aliases?: Readonly<Record<string, string>>
  body: Body
  answer: Answer
  caching: Caching
  /** Statuses beyond 200 and 400 that a caller should expect, with their meaning. */
  failures?: Readonly<Record<number, string>>
}

/** Declares a call, keeping the exact types of its parts. */
export function defineCall<
  Params extends Shape,
  Query extends Shape,
  Body extends Shape | undefined,
  Answer extends z.ZodType,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call
}

export type CallParams<C extends Call> = z.input<C['params']>
export type CallQuery<C extends Call> = z.input<C['query']>
export type CallBody<C extends Call> = C['body'] extends Shape ? z.input<C['body']> : undefined
export type CallAnswer<C extends Call> = z.output<C['answer']>
/** The same parts once read: defaults filled in, texts turned into numbers. */
export type ReadParams<C extends Call> = z.output<C['params']>
export type ReadQuery<C extends Call> = z.output<C['query']>
export type ReadBody<C extends Call> = C['body'] extends Shape ? z.output<C['body']> : undefined
