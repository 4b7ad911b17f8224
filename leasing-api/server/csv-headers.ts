/** The headers of an answer that is saved as a CSV file: nobody's cache keeps it. Rules C-177, C-202. */
export const csvHeaders = (fileName: string) => ({
  'cache-control': 'no-store',
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
})
