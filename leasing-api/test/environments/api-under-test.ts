import type { Senders } from '#leasing-api/deliveries/delivery-queue.ts'
import { openTestDatabase, type TestDatabase } from '../databases/test-database.ts'
import { type ApiOver, apiOver, type TestAdapters } from './api-over.ts'

/** The leasing API over a database of this run's kind with the small world. */
export async function apiUnderTest(
  adapters: TestAdapters = {},
  ...more: [contentUrl?: string | undefined, senders?: Partial<Senders>]
): Promise<ApiUnderTest> {
  return apiOver(await openTestDatabase({ isSeeded: true }), adapters, ...more)
}

export type ApiUnderTest = ApiOver<TestDatabase>
