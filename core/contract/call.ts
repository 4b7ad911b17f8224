import { z } from 'zod'
import type { PermissionName } from '../session/permission.ts'

/** A JSON answer's caching: shared catalogue data, or something of one person. Rule C-13. */
export type Caching = 'public' | 'private'

/**
 * Who may make a call. Rule C-14.
 * - `guest`: anybody.
 * - `user`: somebody logged in, about themselves; staff and a company's admin about their people.
 * - `office`: somebody of a provider or of our staff, who holds the permission that the call names;
 *   people of a provider for what is that provider's. Rule S-80.
 * - `writer`: who sends the write token that the order was answered with.
 * - `site`: the site's own server, asking directly and not on behalf of a browser.
 */
export type Authority = 'guest' | 'user' | 'office' | 'writer' | 'site'

type Shape = z.ZodObject

/** The fields of a part that a call does not have. */
const noFields = z.object({})
type NoFields = typeof noFields

/** What is said of a call. A part that is left out has no fields. */
type Parts<Result extends z.ZodType, Params extends Shape, Query extends Shape> = {
  /** With parameters in braces: `/api/derivatives/{capId}`. */
  path: string
  summary: string
  params?: Params
  query?: Query
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
> = Omit<Parts<Result, Params, Query>, 'params' | 'query'> & {
  /** The heading the call stands under in the reference. */
  group: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  params: Params
  query: Query
  body: Body
  caching: Caching
  authority: Authority
  /** What the authority `office` needs; nobody else is asked for any. */
  permission?: PermissionName
  /** Of those, our own staff alone. */
  isForStaff?: true
  /** Whether a provider's own system may make it with a key of that scope. Rule C-182. */
  hasKeys?: true
}

/** What everybody is told whom a call of the office is not for. */
const officeFailures = {
  401: 'Log in first.',
  403: 'You do not hold the permission.',
}

/**
 * How the calls of a group of the reference are declared, keeping the exact types of their parts:
 * `read` and `post` for the usual ones, `office` for those of the office, `call` where somebody particular may make it.
 */
export function callGroup(group: string) {
  /** A call with something of one person: no cache may hold its response. */
  const call = <
    Result extends z.ZodType,
    Params extends Shape = NoFields,
    Query extends Shape = NoFields,
    Body extends Shape | undefined = undefined,
  >(
    parts: Parts<Result, Params, Query> &
      Pick<Call, 'method' | 'authority' | 'permission' | 'isForStaff' | 'hasKeys'> & {
        body?: Body
      },
  ): Call<Params, Query, Body, Result> => ({
    params: noFields as Shape as Params,
    query: noFields as Shape as Query,
    body: undefined as Body,
    ...parts,
    group,
    caching: 'private',
  })

  /** A call by which anybody may send something. */
  const post = <
    Result extends z.ZodType,
    Params extends Shape = NoFields,
    Query extends Shape = NoFields,
    Body extends Shape | undefined = undefined,
  >(
    parts: Parts<Result, Params, Query> & { body?: Body },
  ) => call<Result, Params, Query, Body>({ ...parts, method: 'POST', authority: 'guest' })

  /** A call that reads the catalogue: anybody may, and caches may hold the response. */
  const read = <
    Result extends z.ZodType,
    Params extends Shape = NoFields,
    Query extends Shape = NoFields,
  >(
    parts: Parts<Result, Params, Query>,
  ): Call<Params, Query, undefined, Result> => ({
    ...call({ ...parts, method: 'GET', authority: 'guest' }),
    caching: 'public',
  })

  /** A call of the office: whoever holds its permission may make it. Rule S-80. */
  const office = <
    Result extends z.ZodType,
    Params extends Shape = NoFields,
    Query extends Shape = NoFields,
    Body extends Shape | undefined = undefined,
  >(
    parts: Parts<Result, Params, Query> &
      Required<Pick<Call, 'method' | 'permission'>> &
      Pick<Call, 'isForStaff' | 'hasKeys'> & { body?: Body },
  ) =>
    call<Result, Params, Query, Body>({
      ...parts,
      authority: 'office',
      failures: { ...officeFailures, ...parts.failures },
    })

  return { call, post, read, office }
}

export type CallParams<C extends Call> = z.input<C['params']>
export type CallQuery<C extends Call> = z.input<C['query']>
export type CallBody<C extends Call> = C['body'] extends Shape ? z.input<C['body']> : undefined
export type CallResponse<C extends Call> = z.output<C['response']>
/** The same parts once read: defaults filled in, texts turned into numbers. */
export type ReadParams<C extends Call> = z.output<C['params']>
export type ReadQuery<C extends Call> = z.output<C['query']>
export type ReadBody<C extends Call> = C['body'] extends Shape ? z.output<C['body']> : undefined
