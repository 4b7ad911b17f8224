import type { Call, CallResponse, ReadBody, ReadParams, ReadQuery } from '#core/contract/call.ts'
import type { DealSearch } from '../deal-search/deal-search.ts'
import type { Failure } from './failure.ts'
import type { Services } from './services.ts'

/** A request as its call's schema read it, with what is needed to answer. */
export type CallRequest<C extends Call> = {
  params: ReadParams<C>
  query: ReadQuery<C>
  body: ReadBody<C>
  services: Services
  /** One state of the deals for the whole request, whatever is imported meanwhile. */
  deals: DealSearch
  client: {
    /** Who asks, believed through trusted proxies only. */
    address: string
    idempotencyKey: string | null
    /** The storefront whose page it comes from; null where no front server says. */
    storefront: string | null
    /** The host name that was asked for, as anybody can write it; null without one. */
    host: string | null
    /** The access token of whoever is logged in; null for guests. */
    accessToken: string | null
    /** At most 500 characters; empty when none was sent. */
    userAgent: string
  }
  requestId: string
}

export type Handler<C extends Call> = (
  request: CallRequest<C>,
) => CallResponse<C> | Failure | Promise<CallResponse<C> | Failure>

/** A call and what answers it. */
export type Route = {
  call: Call
  handle: (request: CallRequest<Call>) => Promise<unknown>
  /** Says of a query whether this route answers it, where two calls share an address. */
  takes: (query: URLSearchParams) => boolean
  /**
   * Whether the same question has the same answer until the rates version changes. False where an
   * answer is made of something else as well: it is made anew each time.
   */
  isCached: boolean
}

/** Joins a call and its handler, keeping the call's types inside the handler. */
export function route<C extends Call>(
  call: C,
  handle: Handler<C>,
  takes: Route['takes'] = () => true,
): Route {
  return {
    call,
    handle: async (request) => handle(request as unknown as CallRequest<C>),
    takes,
    isCached: true,
  }
}

/** A route of public answers that change without the rates: texts of pages, what was asked for. */
export function changingRoute<C extends Call>(call: C, handle: Handler<C>): Route {
  return { ...route(call, handle), isCached: false }
}
