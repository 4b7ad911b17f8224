import path from 'node:path'
import { LakeError } from '../http/lake-error.ts'
import { transact } from '../mutations/transact.ts'
import type { LakeDocument } from '../store/document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { type AssetDetails, assetDocument, type AssetPlace, whereabouts } from './asset-document.ts'
import { openAssetFiles } from './asset-files.ts'
import { type AssetKind, assetFileOfId, assetIdOfFile } from './asset-id.ts'
import { fileTypeOf } from './file-type.ts'
import { inspectImage } from './inspect-image.ts'
import { type RenderedImages, openRenderedImages } from './rendered-images.ts'

export interface AssetUpload {
  kind: AssetKind
  bytes: Buffer
  contentType?: string
  details: AssetDetails
  /** Which of an image's `metadata` are wanted; absent means all. */
  wanted?: readonly string[]
}

/** The pictures and files of a dataset: documents in the store, bytes on the disk. */
export interface Assets {
  /**
   * Stores the bytes, then the document. The same bytes twice are one asset.
   * @throws LakeError 400 when the bytes are empty or not what they should be
   */
  add(upload: AssetUpload, identity: string): Promise<LakeDocument>
  /** The stored bytes' path and document; null when there is no such asset. */
  find(kind: AssetKind, fileName: string): { file: string; document: LakeDocument } | null
  rendered: RenderedImages
  /** Resolves when pending writes are done. */
  close(): Promise<void>
}

export interface AssetsOptions extends AssetPlace {
  dataFolder: string
  store: DocumentStore
  now: () => Date
}

const mostRenderedBytes = 300 * 1024 * 1024

/**
 * Opens the assets of a store. After a change of the lake's address their documents are updated;
 * bytes are deleted with their document.
 */
export async function openAssets(options: AssetsOptions): Promise<Assets> {
  const { store, dataFolder, now } = options
  const files = openAssetFiles(path.join(dataFolder, 'assets'))
  const rendered = openRenderedImages(path.join(dataFolder, 'rendered'), mostRenderedBytes)
  let turn: Promise<unknown> = Promise.resolve()
  /** Serialises writes: bytes must not be deleted while the same ones are uploaded. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work)
    turn = result.catch(() => null)
    return result
  }
  await giveAddresses(options)

  const unsubscribe = store.subscribe(({ changes }) => {
    for (const { id, next } of changes) {
      const gone = next ? null : assetFileOfId(id)
      if (!gone) continue
      void inTurn(async () => {
        if (store.documents.has(id)) return
        files.remove(gone.kind, gone.fileName)
        rendered.forget(gone.fileName)
        // Bytes the disk will not give up stay; nobody finds them without their document.
      }).catch(() => null)
    }
  })

  return {
    rendered,
    async add(upload, identity) {
      if (upload.bytes.length === 0) {
        throw new LakeError(400, 'invalidAsset', 'The file is empty. Choose one that is not.')
      }
      const document = await documentFor(upload, options)
      const { kind, fileName } = assetFileOfId(document._id)!
      return inTurn(async () => {
        await files.put(kind, fileName, upload.bytes)
        await transact(store, { identity, now }, (set) =>
          set.apply({ createIfNotExists: document }),
        )
        return store.documents.get(document._id)!
      })
    },
    find(kind, fileName) {
      const document = store.documents.get(assetIdOfFile(kind, fileName) ?? '')
      const file = document ? files.find(kind, fileName) : null
      return document && file ? { file, document } : null
    },
    async close() {
      unsubscribe()
      await turn
      await rendered.close()
    },
  }
}

async function documentFor(upload: AssetUpload, place: AssetPlace) {
  const { bytes, contentType, details } = upload
  if (upload.kind === 'files') {
    return assetDocument(bytes, fileTypeOf(details.originalFilename, contentType), details, place)
  }
  const facts = await inspectImage(bytes)
  const isWanted = ([name]: [string, unknown]) =>
    !upload.wanted || !['lqip', 'palette'].includes(name) || upload.wanted.includes(name)
  const metadata = Object.fromEntries(Object.entries(facts.metadata).filter(isWanted))
  return assetDocument(bytes, facts, details, place, { ...facts, metadata })
}

async function giveAddresses({ store, now, ...place }: AssetsOptions): Promise<void> {
  const moved = [...store.documents.values()].flatMap(({ _id, url }) => {
    const stored = assetFileOfId(_id)
    const address = stored && whereabouts(stored.kind, stored.fileName, place)
    return address && url !== address.url ? { id: _id, set: address } : []
  })
  if (moved.length === 0) return
  await transact(store, { identity: 'content-lake', now }, (set) => {
    for (const patch of moved) set.apply({ patch })
  })
}
