import path from 'node:path'
import { copyContent } from '#content-lake/backup/copy-content.ts'
import { readConfig as readLakeConfig } from '#content-lake/config.ts'
import { openDocumentStore } from '#content-lake/store/document-store.ts'
import type { Config } from '#leasing-api/config.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { copyDatabase } from '#leasing-api/operator/backup/copy-database.ts'
import { operatorTokenFile } from '#leasing-api/operator/operator-token.ts'
import { lockFolder } from '#server-kit/folder-lock.ts'
import { readSecret } from '#server-kit/secret-file.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { apiState } from '../data-commands/running-api.ts'
import { sendToApi } from '../data-commands/send-to-api.ts'

/** Copies the leasing database: the running API does it, or this process where none runs. */
export async function copyLeasingDatabase({ port, dataFolder }: Config): Promise<void> {
  const state = await apiState(port)
  if (state === 'starting') {
    throw new UserError(
      'The leasing API is still starting. Run the command again when it is ready.',
    )
  }
  const result =
    state === 'ready'
      ? await sendToApi(
          {
            port,
            token: tokenOf(dataFolder, port),
            path: '/operator/backup',
            file: null,
            bytes: 0,
          },
          () => {},
        )
      : await copyHere(dataFolder)
  if (!result.ok) throw new UserError(result.lines.join('\n'))
}

async function copyHere(dataFolder: string) {
  const database = await openDatabase({
    databaseUrl: null,
    folder: path.join(dataFolder, 'leasing'),
  })
  try {
    return await copyDatabase({ database, dataFolder, now: new Date() })
  } finally {
    await database.close()
  }
}

function tokenOf(dataFolder: string, port: number): string {
  const token = readSecret(operatorTokenFile(dataFolder))
  if (token !== null) return token
  throw new UserError(
    `The leasing API on port ${port} keeps its data elsewhere: there is no ${operatorTokenFile(dataFolder)}. Set LARKWAY_DATA to its data folder.`,
  )
}

/** Copies the content: the running lake does it, or this process where none runs. */
export async function copyEmbeddedContent(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readLakeConfig(environment)
  const response = await fetch(`http://${config.hosts[0]}:${config.port}/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.token}` },
  }).catch(() => null)
  if (response === null) {
    const lock = lockFolder(
      config.dataFolder,
      'lock',
      (pid) => `The content in ${config.dataFolder} is in use by process ${pid}.`,
    )
    const store = openDocumentStore(path.join(config.dataFolder, `${config.dataset}.sqlite`))
    try {
      copyContent(store, config)
    } finally {
      store.close()
      lock.release()
    }
    return
  }
  if (response.ok) return
  throw new UserError(
    response.status === 401
      ? `The content lake on port ${config.port} keeps its data elsewhere. Set LARKWAY_DATA to its data folder.`
      : `What answers on port ${config.port} is no content lake that is ready. Set CONTENT_LAKE_PORT to its port, or wait until it has started.`,
  )
}
