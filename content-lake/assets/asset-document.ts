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

/**
 * The document that describes an upload; its id follows from its bytes.
 * @param image absent for a file that is downloaded
 */
export function assetDocument(
  bytes: Buffer,
  { extension, mimeType }: { extension: string; mimeType: string },
  details: AssetDetails,
  place: AssetPlace,
  image?: Pick<ImageFacts, 'width' | 'height' | 'metadata'>,
) {
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const stem = image ? `${sha1}-${image.width}x${image.height}` : sha1
  return {
    _id: `${image ? 'image' : 'file'}-${stem}-${extension}`,
    _type: image ? 'sanity.imageAsset' : 'sanity.fileAsset',
    ...details,
    sha1hash: sha1,
    size: bytes.length,
    ...whereabouts(image ? 'images' : 'files', `${stem}.${extension}`, place),
    assetId: sha1,
    extension,
    mimeType,
    ...(image && { metadata: image.metadata }),
  }
}

/** Path and address of a stored file, as its document holds them. */
export function whereabouts(kind: string, fileName: string, place: AssetPlace) {
  const path = `${kind}/${place.projectId}/${place.dataset}/${fileName}`
  return { path, url: `${place.publicUrl}/${path}` }
}
