import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { LakeError } from '../http/lake-error.ts'
import { isOn } from '../http/params.ts'
import type { LakeDocument } from '../store/document.ts'
import type { AssetKind } from './asset-id.ts'
import { isShownInPlace } from './file-type.ts'
import { type ImageRequest, imageRequest } from './image-request.ts'
import { imageTypeOf } from './image-source.ts'
import { extensionOf, renderedFormat, renderImage } from './render-image.ts'

/**
 * GET `/images/{project}/{dataset}/{file}` with the image pipeline's parameters and
 * `/files/{project}/{dataset}/{file}`. A last part of the address that is only a nicer name is
 * left alone. Assets are public, as everything published is.
 */
export const serveAssets = new Hono<LakeEnv>()
  .get('/images/:project/:dataset/:file/:name?', (c) => serve(c, 'images'))
  .get('/files/:project/:dataset/:file/:name?', (c) => serve(c, 'files'))

interface Found {
  file: string
  fileName: string
  document: LakeDocument
}

async function serve(c: LakeContext, kind: AssetKind): Promise<Response> {
  const found = foundIn(c, kind)
  const isVector = found.document.extension === 'svg'
  const request = kind === 'images' ? imageRequest((name) => c.req.query(name)) : null
  // A drawing is right at every size; only another format makes a picture of it.
  const isOriginal = !request || isOn(c, 'dlRaw') || (isVector && !request.format)
  return isOriginal ? original(c, found) : rendered(c, found, request)
}

function foundIn(c: LakeContext, kind: AssetKind): Found {
  const { assets, config } = c.get('lake')
  const { project, dataset, file: fileName = '' } = c.req.param()
  const isOurs = project === config.projectId && dataset === config.dataset
  const found = isOurs ? assets.find(kind, fileName) : null
  if (found) return { ...found, fileName }
  throw new LakeError(
    404,
    'notFound',
    `There is no ${kind === 'images' ? 'image' : 'file'} "${fileName}" in ${config.projectId}/${config.dataset}.`,
  )
}

function original(c: LakeContext, { file, document }: Found): Response {
  const sha1 = String(document.sha1hash)
  const asset = { tag: sha1, type: String(document.mimeType), document }
  if (isKnown(c, asset.tag)) return c.body(null, 304)
  describe(c, asset)
  c.header('x-sanity-sha1', sha1)
  c.header('content-length', String(document.size))
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>)
}

async function rendered(
  c: LakeContext,
  { file, fileName, document }: Found,
  request: ImageRequest,
): Promise<Response> {
  const { assets } = c.get('lake')
  const format = renderedFormat(request, String(document.extension), c.req.header('accept'))
  const key = createHash('sha256')
    .update(JSON.stringify([request, format]))
    .digest('hex')
    .slice(0, 32)
  const tag = `${String(document.sha1hash)}-${key}`
  if (request.isAutoFormat) c.header('vary', 'Accept', { append: true })
  if (isKnown(c, tag)) return c.body(null, 304)
  const extension = extensionOf(format)
  const name = `${fileName}.${key}.${extension}`
  const bytes = await assets.rendered.get(name, () => renderImage(file, request, format))
  describe(c, { tag, type: imageTypeOf(extension), document })
  return c.body(new Uint8Array(bytes))
}

/** Whether the browser has this response already. */
function isKnown(c: LakeContext, tag: string): boolean {
  const isSame = c.req.header('if-none-match')?.includes(`"${tag}"`) ?? false
  if (isSame) keepForEver(c, tag)
  return isSame
}

// What an address shows never changes: it names the bytes.
function keepForEver(c: LakeContext, tag: string): void {
  c.header('etag', `"${tag}"`)
  c.header('cache-control', 'public, max-age=31536000, immutable')
}

/** Sets the headers of a response. */
function describe(
  c: LakeContext,
  { tag, type, document }: { tag: string; type: string; document: LakeDocument },
): void {
  keepForEver(c, tag)
  c.header('content-type', type)
  c.header('x-content-type-options', 'nosniff')
  // An uploaded drawing or page must run nothing where the Studio's cookie is.
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  c.header('cross-origin-resource-policy', 'cross-origin')
  const name = c.req.query('dl')
  const isPage = document._type === 'sanity.fileAsset' && !isShownInPlace(type)
  if (name !== undefined || isPage || type === 'image/svg+xml') {
    c.header('content-disposition', attachment(name || document.originalFilename))
  }
}

function attachment(name: unknown): string {
  if (typeof name !== 'string' || name === '') return 'attachment'
  const plain = name.replace(/[^\w.-]+/g, '_').slice(0, 100)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.slice(0, 200).toWellFormed())}`
}
