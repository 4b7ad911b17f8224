import { listBooks } from '#leasing-api/operator/rates/list-books.ts'
import { endWith } from '../data-commands/end-with.ts'
import { queryFromOptions } from '../data-commands/query-from-options.ts'
import { runDataCommand } from '../data-commands/run-data-command.ts'
import { loadEnvironmentFile } from '../start/environment-file.mjs'

loadEnvironmentFile()

const usage = `Lists the rate books with their dates:

  npm run rates:books

  --provider NAME       those of one provider; name, slug or id`

await endWith(async () => {
  const query = queryFromOptions(['provider'], usage)
  return runDataCommand({
    file: null,
    path: `/operator/rates/books?${query.toString()}`,
    runHere: (context) => listBooks(context, { provider: query.get('provider') }),
  })
})
