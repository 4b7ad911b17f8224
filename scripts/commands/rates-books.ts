import { listBooks } from '#leasing-api/operator/rates/list-books.ts'
import { endCommandWith } from '../data-commands/end-with.ts'
import { queryFromOptions } from '../data-commands/command-line.ts'
import { runDataCommand } from '../data-commands/run-data-command.ts'

const usage = `Lists the rate books with their dates:

  npm run rates:books

  --provider NAME       those of one provider; name, slug or id`

await endCommandWith(async () => {
  const query = queryFromOptions(['provider'], usage)
  return runDataCommand({
    file: null,
    path: `/operator/rates/books?${query.toString()}`,
    runHere: (context) => listBooks(context, { provider: query.get('provider') }),
  })
})
