import type { Database } from '#leasing-api/db/database.ts'
import type { PcpPage } from '#leasing-api/queries/rates/pcp-columns.ts'

const offersPerPage = 1000

/** All offers of a PCP book, read page by page to keep the thread responsive. */
export async function readPcpBook(call: Database['call'], bookId: number): Promise<PcpPage[]> {
  const pages: PcpPage[] = []
  for (;;) {
    const from = pages.length * offersPerPage
    const page = await call.readPcpPage({ bookId, from, limit: offersPerPage })
    pages.push(page)
    if (page.messages.length < offersPerPage) return pages
  }
}
