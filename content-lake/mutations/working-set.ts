import { LakeError } from '../http/lake-error.ts'
import type { DocumentChange } from '../store/commit.ts'
import { type LakeDocument, type UnrevisedDocument } from '../store/document.ts'
import { isValidId } from '../store/document-id.ts'
import { referringTo, strongReferencesIn } from '../store/reference.ts'
import { withArrayKeys } from './array-keys.ts'
import type { Mutation } from './mutation.ts'
import { patchError } from './patch-error.ts'
import { patchedDocument } from './patched-document.ts'
import {
  alreadyExists,
  atMutation,
  danglingReference,
  invalidPatch,
  notFound,
  revisionMismatch,
  stillReferenced,
} from './mutation-error.ts'

/** The outcome of a mutation for a document. */
export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/** Dependencies of a transaction. */
export interface WorkingContext {
  transactionId: string
  timestamp: string
  newId: () => string
  /** The ids a query selects among documents. */
  select: (query: string, params: Record<string, unknown>, documents: LakeDocument[]) => string[]
  /** Gives items of arrays a `_key` where they have none. */
  generateArrayKeys?: boolean
}

/** A document as the transaction leaves it, and the place of the mutation that touched it last. */
type Touched = { document: LakeDocument | null; mutations: Mutation[]; by: number }

/**
 * The documents as one transaction leaves them. Nothing outside changes until its `changes()`
 * are committed, so a mutation that throws leaves no trace of those before it.
 */
export class WorkingSet {
  readonly results: MutationResult[] = []
  readonly #stored: ReadonlyMap<string, LakeDocument>
  readonly #context: WorkingContext
  readonly #touched = new Map<string, Touched>()
  #applied = -1

  constructor(stored: ReadonlyMap<string, LakeDocument>, context: WorkingContext) {
    this.#stored = stored
    this.#context = context
  }

  /** The document as it stands in this transaction; null where there is none. */
  read(id: string): LakeDocument | null {
    const touched = this.#touched.get(id)
    return touched ? touched.document : (this.#stored.get(id) ?? null)
  }

  /**
   * Applies one mutation.
   * @throws LakeError 409 where the content stands against it, 400 where it makes no sense
   */
  apply(mutation: Mutation): void {
    this.#applied += 1
    if ('create' in mutation) this.#create('create', mutation.create)
    else if ('createIfNotExists' in mutation) {
      this.#create('createIfNotExists', mutation.createIfNotExists)
    } else if ('createOrReplace' in mutation) {
      this.#create('createOrReplace', mutation.createOrReplace)
    } else if ('delete' in mutation) this.#delete(mutation.delete)
    else this.#patch(mutation.patch)
  }

  /**
   * What the transaction changes, each document with its new revision.
   * @throws LakeError 409 where a strong reference would point at nothing
   */
  changes(): DocumentChange[] {
    this.#assertReferences()
    return [...this.#touched].flatMap(([id, { document, mutations }]) => {
      const previous = this.#stored.get(id) ?? null
      return previous || document ? [{ id, previous, next: document, mutations }] : []
    })
  }

  #create(
    kind: 'create' | 'createIfNotExists' | 'createOrReplace',
    body: { _id?: string; _type: string } & Record<string, unknown>,
  ) {
    const id = this.#completeId(body._id)
    const current = this.read(id)
    if (kind === 'create' && current) throw alreadyExists(id)
    if (kind === 'createIfNotExists' && current) {
      this.results.push({ id, operation: 'none' })
      return
    }
    const { _rev, _updatedAt, _createdAt, ...attributes } = this.#keyed(body)
    const { timestamp } = this.#context
    const document = {
      ...attributes,
      _id: id,
      _type: body._type,
      _createdAt: current?._createdAt ?? (typeof _createdAt === 'string' ? _createdAt : timestamp),
    }
    // Listeners repeat the mutation, so it says everything that was filled in.
    this.#put({ ...document, _updatedAt: timestamp }, { [kind]: document } as unknown as Mutation)
    this.results.push({ id, operation: current ? 'update' : 'create' })
  }

  #delete(body: { id?: string; query?: string; params?: Record<string, unknown> }) {
    for (const id of this.#targets(body)) {
      const current = this.read(id)
      if (!current) {
        this.results.push({ id, operation: 'none' })
        continue
      }
      this.#touch(id, null, { delete: { id } })
      this.results.push({ id, operation: 'delete' })
    }
  }

  #patch(body: { id?: string | string[]; ifRevisionID?: string } & Record<string, unknown>) {
    const { id: _id, query: _query, params: _params, ifRevisionID, ...rest } = body
    const problem = patchError(rest)
    if (problem) throw invalidPatch(String(body.id ?? body.query), problem)
    const operations = this.#keyed(rest)
    for (const id of this.#targets(body)) {
      const current = this.read(id)
      if (!current) throw notFound(id)
      if (ifRevisionID !== undefined && ifRevisionID !== current._rev) {
        throw revisionMismatch(id, current._rev, ifRevisionID)
      }
      const patched = patchedDocument(current, operations)
      this.#put(
        {
          ...patched,
          _id: current._id,
          _type: current._type,
          _createdAt: current._createdAt,
          _updatedAt: this.#context.timestamp,
        },
        { patch: { ...operations, id } },
      )
      this.results.push({ id, operation: 'update' })
    }
  }

  #put(document: UnrevisedDocument, mutation: Mutation) {
    const revised = { ...document, _rev: this.#context.transactionId } as LakeDocument
    this.#touch(document._id, revised, mutation)
  }

  #keyed<T>(value: T): T {
    const { generateArrayKeys, newId } = this.#context
    return generateArrayKeys ? withArrayKeys(value, newId) : value
  }

  #touch(id: string, document: LakeDocument | null, mutation: Mutation) {
    const mutations = this.#touched.get(id)?.mutations ?? []
    this.#touched.set(id, { document, mutations: [...mutations, mutation], by: this.#applied })
  }

  #completeId(given: string | undefined): string {
    // `drafts.` asks for a draft under a new name.
    // What is no text comes from outside, too, and is refused below.
    const isPrefix = !given || (typeof given === 'string' && given.endsWith('.'))
    const id = isPrefix ? `${given ?? ''}${this.#context.newId()}` : given
    if (typeof id === 'string' && isValidId(id)) return id
    throw new LakeError(
      400,
      'mutationError',
      `"${id}" cannot be a document ID. Use at most 128 letters, digits, dots, hyphens and underscores.`,
    )
  }

  #targets(body: { id?: string | string[]; query?: unknown; params?: unknown }): string[] {
    if (typeof body.query !== 'string') return [body.id ?? []].flat()
    return this.#context.select(
      body.query,
      (body.params ?? {}) as Record<string, unknown>,
      this.#all(),
    )
  }

  #all(): LakeDocument[] {
    const touched = [...this.#touched.values()].flatMap(({ document }) => document ?? [])
    return [...[...this.#stored.values()].filter(({ _id }) => !this.#touched.has(_id)), ...touched]
  }

  #assertReferences() {
    for (const [id, { document, by }] of this.#touched) {
      if (document) {
        for (const { _ref } of strongReferencesIn(document)) {
          if (!this.read(_ref)) throw atMutation(danglingReference(id, _ref), by)
        }
      } else if (this.#stored.has(id)) {
        const holders = referringTo(id, this.#all()).filter((holder) =>
          [...strongReferencesIn(holder)].some(({ _ref }) => _ref === id),
        )
        if (holders.length > 0) {
          const ids = holders.map(({ _id }) => _id)
          throw atMutation(stillReferenced(id, ids), by)
        }
      }
    }
  }
}
