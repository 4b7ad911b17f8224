import type { Action, Mutation, SanityClient } from '@sanity/client'

/** What a writer knows of a document: what it wrote into it, and in which transaction. */
export interface Known {
  n: number
  length: number
  transactionId: string
}

/** A writer's documents as it knows them; absent where there is none. */
export type Model = ReadonlyMap<string, Known>

/** One write: how it is sent, and what the documents are when it happened whole. */
export interface Operation {
  name: string
  after: Model
  send(client: SanityClient): Promise<unknown>
}

type Kind = (writer: Writer) => Operation | null

interface Writer {
  model: Model
  /** The names of this writer's documents. */
  left: string
  right: string
  page: string
  draft: string
  n: number
  length: number
  transactionId: string
}

/**
 * The next write of a writer: one of those that its documents allow. Every writer has two
 * documents that are only ever changed together, and a page that goes through drafts.
 */
export function nextOperation(
  name: string,
  n: number,
  model: Model,
  random: () => number,
): Operation {
  const transactionId = `${name}-${n}`
  // Some writes are long, so that a kill may find them half written.
  const length = random() < 0.2 ? 200_000 : Math.floor(random() * 400)
  const writer: Writer = {
    model,
    left: `${name}-left`,
    right: `${name}-right`,
    page: `${name}-page`,
    draft: `drafts.${name}-page`,
    n,
    length,
    transactionId,
  }
  const possible = kinds.flatMap((kind) => kind(writer) ?? [])
  return possible[Math.floor(random() * possible.length)]!
}

const body = ({ n, length }: Writer, _id: string) => ({
  _id,
  _type: 'killed',
  n,
  text: 'x'.repeat(length),
})

const changed = (writer: Writer, changes: Record<string, 'written' | 'gone' | Known>): Model => {
  const after = new Map(writer.model)
  for (const [id, change] of Object.entries(changes)) {
    const { n, length, transactionId } = writer
    if (change === 'gone') after.delete(id)
    else after.set(id, change === 'written' ? { n, length, transactionId } : change)
  }
  return after
}

const mutation = (
  writer: Writer,
  name: string,
  mutations: Mutation[],
  after: Model,
): Operation => ({
  name,
  after,
  send: (client) =>
    client.mutate(mutations as never, {
      transactionId: writer.transactionId,
      returnDocuments: false,
    }),
})

const action = (writer: Writer, name: string, actions: Action[], after: Model): Operation => ({
  name,
  after,
  send: (client) => client.action(actions, { transactionId: writer.transactionId }),
})

const kinds: readonly Kind[] = [
  (writer) => {
    const { model, left, right } = writer
    if (model.has(left)) return null
    const creations = [left, right].map((id) => ({ create: body(writer, id) }))
    return mutation(
      writer,
      'create both',
      creations,
      changed(writer, { [left]: 'written', [right]: 'written' }),
    )
  },
  (writer) => {
    const { model, left, right, n, length } = writer
    if (!model.has(left)) return null
    const patches = [left, right].map((id) => ({
      patch: { id, set: { n, text: 'x'.repeat(length) } },
    }))
    return mutation(
      writer,
      'patch both',
      patches,
      changed(writer, { [left]: 'written', [right]: 'written' }),
    )
  },
  (writer) => {
    const { left, right } = writer
    const replacements = [left, right].map((id) => ({ createOrReplace: body(writer, id) }))
    return mutation(
      writer,
      'replace both',
      replacements,
      changed(writer, { [left]: 'written', [right]: 'written' }),
    )
  },
  (writer) => {
    const { model, left, right } = writer
    if (!model.has(left)) return null
    const deletions = [left, right].map((id) => ({ delete: { id } }))
    return mutation(
      writer,
      'delete both',
      deletions,
      changed(writer, { [left]: 'gone', [right]: 'gone' }),
    )
  },
  (writer) => {
    const { model, page, draft } = writer
    if (model.has(page) || model.has(draft)) return null
    const create: Action = {
      actionType: 'sanity.action.document.create',
      publishedId: page,
      attributes: body(writer, draft),
      ifExists: 'fail',
    }
    return action(writer, 'create a draft', [create], changed(writer, { [draft]: 'written' }))
  },
  (writer) => {
    const { model, page, draft, n, length } = writer
    if (!model.has(page) && !model.has(draft)) return null
    const edit: Action = {
      actionType: 'sanity.action.document.edit',
      publishedId: page,
      draftId: draft,
      patch: { set: { n, text: 'x'.repeat(length) } },
    }
    return action(writer, 'edit', [edit], changed(writer, { [draft]: 'written' }))
  },
  (writer) => {
    const { model, page, draft, transactionId } = writer
    const edited = model.get(draft)
    if (!edited) return null
    const publish: Action = {
      actionType: 'sanity.action.document.publish',
      publishedId: page,
      draftId: draft,
    }
    const after = changed(writer, { [draft]: 'gone', [page]: { ...edited, transactionId } })
    return action(writer, 'publish', [publish], after)
  },
  (writer) => {
    const { model, draft } = writer
    if (!model.has(draft)) return null
    const discard: Action = { actionType: 'sanity.action.document.discard', draftId: draft }
    return action(writer, 'discard', [discard], changed(writer, { [draft]: 'gone' }))
  },
]
