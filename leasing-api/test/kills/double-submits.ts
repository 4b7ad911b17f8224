import { codeOf, type Deal, enquiryAs, firstDeal, post, somebody } from './enquirers.ts'

export type DoubleSubmitReport = {
  submissions: number
  /** Orders that the submissions made. */
  orders: number
  /** Guesses that were answered as evaluated, of a thousand at once. */
  evaluatedGuesses: number
  /** Of a hundred right codes at once. */
  accepted: number
  failures: string[]
}

const postsEach = 8
const submissionsAtOnce = 4

/**
 * What parallel requests must not do: each submission is posted eight times at once, half of them
 * under an idempotency key, and makes one order; of a thousand guesses at once at most five are
 * evaluated; of a hundred right codes at once one is accepted. Rules W-29, W-33, W-34.
 */
export async function doubleSubmits(url: string, submissions: number): Promise<DoubleSubmitReport> {
  const failures: string[] = []
  const deal = await firstDeal(url)
  const evaluatedGuesses = await guessed(url, await placedOrder(url, deal))
  const accepted = await confirmedAtOnce(url, await placedOrder(url, deal))
  const orders = new Set<string>()
  let begun = 0
  const one = async () => {
    while (begun < submissions) {
      const number = begun++
      const answers = await submitted(url, deal, number)
      for (const { status } of answers) {
        if (status !== 200) failures.push(`submission ${number} was answered ${status}`)
      }
      const refs = new Set(answers.map(({ body }) => (body as { orderRef: string }).orderRef))
      if (refs.size !== 1) failures.push(`submission ${number} is ${refs.size} orders`)
      for (const ref of refs) orders.add(ref)
    }
  }
  await Promise.all(Array.from({ length: submissionsAtOnce }, one))
  return { submissions, orders: orders.size, evaluatedGuesses, accepted, failures }
}

async function placedOrder(url: string, deal: Deal): Promise<string> {
  const { body } = await postPatiently(`${url}/api/orders`, enquiryAs(somebody(), deal))
  return (body as { orderRef: string }).orderRef
}

function submitted(url: string, deal: Deal, number: number) {
  const { headers, body } = enquiryAs(somebody(number), deal)
  const key: Record<string, string> =
    number % 2 === 0 ? { 'idempotency-key': `submission ${number}` } : {}
  return Promise.all(
    Array.from({ length: postsEach }, () =>
      postPatiently(`${url}/api/orders`, { body, headers: { ...headers, ...key } }),
    ),
  )
}

/** A wrong code tried a thousand times at once: all but five are told that it has ended. */
async function guessed(url: string, orderRef: string): Promise<number> {
  const right = await codeOf(url, orderRef)
  const code = right === '123456' ? '654321' : '123456'
  const answers = await atOnce(1000, () =>
    postPatiently(`${url}/api/orders/confirm`, { body: { orderRef, code } }),
  )
  const evaluated = answers.filter(
    ({ body }) => (body as { error_key: string }).error_key === 'errors.tryAgain',
  )
  // The fifth says that the code has ended, as every later one does.
  return evaluated.length + 1
}

async function confirmedAtOnce(url: string, orderRef: string): Promise<number> {
  const code = await codeOf(url, orderRef)
  const answers = await atOnce(100, () =>
    postPatiently(`${url}/api/orders/confirm`, { body: { orderRef, code } }),
  )
  return answers.filter(({ status }) => status === 200).length
}

/** A connection that broke is opened again, as a browser does; what is sent is the same. */
async function postPatiently(...request: Parameters<typeof post>): ReturnType<typeof post> {
  for (let tries = 1; ; tries++) {
    try {
      return await post(...request)
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}

const atOnce = <Output>(many: number, work: () => Promise<Output>) =>
  Promise.all(Array.from({ length: many }, work))
