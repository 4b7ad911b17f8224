import { notFound } from 'next/navigation'

/** Every address without a route is rewritten to this one: a single kept 404 for all of them. */
export default function Unmatched(): never {
  notFound()
}
