import { createHash } from 'node:crypto'
import type { ImageFacts } from './inspect-image.ts'

/** Details of an upload as given by the client. */
export interface AssetDetails {
  originalFilename?: string
  label?: string
  title?: string
  description?: string
  altText?: string
  creditLine?: string
  source?: { id?: string; name?: string; url?: string }
}

/** Location of a dataset's assets. */
export interface AssetPlace {
  /** The lake's own address, without a slash at the end. */
  publicUrl: string
  projectId: string
  dataset: string
}

/** The document that describes an image; its id follows from its bytes. */
export function imageAssetDocument(
  bytes: Buffer,
  facts: ImageFacts,
  details: AssetDetails,
  place: AssetPlace,
) {
  const sha1 = sha1Of(bytes)
  const size = `${facts.width}x${facts.height}`
  return {
    _id: `image-${sha1}-${size}-${facts.extension}`,
    _type: 'sanity.imageAsset',
    ...common(bytes, sha1, details),
    ...whereabouts('images', `${sha1}-${size}.${facts.extension}`, place),
    assetId: sha1,
    extension: facts.extension,
    mimeType: facts.mimeType,
    metadata: facts.metadata,
  }
}

/** The document that describes a file that is downloaded. */
export function fileAssetDocument(
  bytes: Buffer,
  { extension, mimeType }: { extension: string; mimeType: string },
  details: AssetDetails,
  place: AssetPlace,
) {
  const sha1 = sha1Of(bytes)
  return {
    _id: `file-${sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    ...common(bytes, sha1, details),
    ...whereabouts('files', `${sha1}.${extension}`, place),
    assetId: sha1,
    extension,
    mimeType,
  }
}

/** Path and address of a stored file, as its document holds them. */
export function whereabouts(kind: string, fileName: string, place: AssetPlace) {
  const path = `${kind}/${place.projectId}/${place.dataset}/${fileName}`
  return { path, url: `${place.publicUrl}/${path}` }
}

function common(bytes: Buffer, sha1: string, details: AssetDetails) {
  return { ...details, sha1hash: sha1, size: bytes.length }
}

const sha1Of = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')
