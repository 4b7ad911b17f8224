import path from 'node:path'

/** Media types of files that editors upload; the extension decides. */
const types: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  zip: 'application/zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** Types a browser may show in place; everything else, a page above all, is only downloaded. */
const shown = /^(application\/pdf|text\/plain|audio\/|video\/|image\/(png|jpeg|webp))/

/** Extension and media type of a file, by its name, else by the type its client gave. */
export function fileTypeOf(
  fileName: string | undefined,
  contentType: string | undefined,
): { extension: string; mimeType: string } {
  const named = path
    .extname(fileName ?? '')
    .slice(1)
    .toLowerCase()
  const given = contentType?.split(';')[0]?.trim().toLowerCase()
  const byType = Object.entries(types).find(([, type]) => type === given)?.[0]
  const extension = /^[a-z0-9]{1,12}$/.test(named) ? named : (byType ?? 'bin')
  return { extension, mimeType: types[extension] ?? 'application/octet-stream' }
}

export const isShownInPlace = (mimeType: string): boolean => shown.test(mimeType)
